import type { EstructuraRegistro } from '~/registry/contract/dns-formas';
import { sufijoDe } from '~/registry/domain/typed-name';

/** What a record will say, before it is saved: for the eye only, the registry decides. */

const texto = (values: Record<string, unknown>, name = ''): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The whole name of what was typed: without its dot it grows by the domain (spec 5). */
function nombreCompleto(escrito: string, dominio: string): string {
  if (escrito === '' || escrito === '@') return dominio;
  return escrito.endsWith('.') ? escrito.slice(0, -1) : `${escrito}.${dominio}`;
}

/** Whose record it will be, as lists show it; nothing where a whole line of a zone file was typed instead. */
export function ownerOf(
  { estructuraCampos }: Pick<EstructuraRegistro, 'estructuraCampos'>,
  values: Record<string, unknown>,
  dominio: string,
): string | undefined {
  const typed = texto(values, estructuraCampos[0]?.nombre);
  if (/\s/.test(typed)) return undefined;
  const prefixes = ['service', 'protocol'].map((name) => texto(values, name)).filter(Boolean);
  return [...prefixes, nombreCompleto(typed, dominio)].join('.');
}

/** What a type of record says, and what is told of a name that looks whole and has no dot at its end: one that grows, one that needs it; and of a value that cannot be right. */
export interface SaidRecord {
  /** `patron`: what each looks like where it can be right. */
  estructuraCampos: (EstructuraRegistro['estructuraCampos'][number] & { patron: string })[];
  frase: string;
  /** Under which field it is said. */
  leido: string | undefined;
  sinPunto: Record<'crece' | 'falta' | 'mal', string>;
  /** What an empty form has typed already. */
  usual: Readonly<Record<string, string>>;
}

/** The record in words, with whole names; nothing while it says nothing, and what has to be mended while something typed cannot be right. Then, what to look at: a name that is perhaps not as it was meant. */
export function enPalabras(
  { estructuraCampos, frase, sinPunto, usual }: SaidRecord,
  values: Record<string, unknown>,
  dominio: string,
): string[] {
  if (estructuraCampos.every(({ nombre }) => texto(values, nombre) === (usual[nombre] ?? ''))) return [];
  const name = ownerOf({ estructuraCampos }, values, dominio);
  const typed = texto(values, estructuraCampos[0]?.nombre);
  if (name === undefined) return [`Se lee la línea entera de un archivo de zona: ${typed}`];
  const wrong = estructuraCampos.find(
    ({ nombre, patron }) => texto(values, nombre) && !new RegExp(patron).test(texto(values, nombre)),
  );
  if (wrong) return [sinPunto.mal.replace('{}', wrong.etiqueta)];
  const told = sufijoDe(typed, [dominio]) ? [sinPunto.crece.replaceAll('{}', typed)] : [];
  let isWhole = true;
  const said = frase.replace(/\{(\+?)(\w*)\}/g, (_, grows, campo) => {
    if (!campo) return name;
    const value = texto(values, campo);
    if (!value) isWhole = false;
    if ((grows || campo === 'target') && /\.[^.]+$/.test(value))
      told.push(sinPunto[grows ? 'crece' : 'falta'].replaceAll('{}', value));
    return grows && value !== '.' ? nombreCompleto(value, dominio) : value;
  });
  return [isWhole ? said : `Es un registro de ${name}.`, ...told];
}
