import type { EstructuraRegistro } from '~/registry/contract/dns-formas';

/** What a record will say, before it is saved: for the eye only, the registry decides. */

const texto = (values: Record<string, unknown>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The whole name of what was typed: without its dot it grows by the domain (spec 5). */
function nombreCompleto(escrito: string, dominio: string): string {
  if (escrito === '' || escrito === '@') return dominio;
  return escrito.endsWith('.') ? escrito.slice(0, -1) : `${escrito}.${dominio}`;
}

const WORDS: Record<EstructuraRegistro['tipo'], (name: string, target: string) => string> = {
  A: (name, target) => `${name} está en la dirección ${target}`,
  AAAA: (name, target) => `${name} está en la dirección ${target}`,
  CNAME: (name, target) => `${name} es otro nombre de ${target}`,
  MX: (name, target) => `El correo de ${name} lo recibe ${target}`,
  NS: (name, target) => `${name} y lo que está debajo lo atiende ${target}`,
  TXT: (name, target) => `${name} dice «${target}»`,
  SRV: (name, target) => `El servicio ${name} está en ${target}`,
  CAA: (name, target) => `Los certificados de ${name}: ${target}`,
};

/** Fields whose value is a name of a server, which grows by the domain where it has no dot. */
const TARGETS = ['cannonical_name', 'mail_server', 'target'];

/** Whose record it will be, as lists show it; nothing where a whole line of a zone file was typed instead. */
export function ownerOf(
  { estructuraCampos }: EstructuraRegistro,
  values: Record<string, unknown>,
  dominio: string,
): string | undefined {
  const typed = texto(values, estructuraCampos[0]?.nombre ?? '');
  if (/\s/.test(typed)) return undefined;
  const prefixes = ['service', 'protocol'].map((name) => texto(values, name)).filter(Boolean);
  return [...prefixes, nombreCompleto(typed, dominio)].join('.');
}

/** The record in words, with whole names; nothing while it says nothing. */
export function enPalabras(
  estructura: EstructuraRegistro,
  values: Record<string, unknown>,
  dominio: string,
): string {
  const { tipo, estructuraCampos } = estructura;
  const [owner, ...rest] = estructuraCampos.map(({ nombre }) => nombre);
  const name = ownerOf(estructura, values, dominio);
  if (name === undefined)
    return `Se lee la línea entera de un archivo de zona: ${texto(values, owner ?? '')}`;
  const shown = rest
    .filter((field) => !['pri', 'weight', 'flags', 'service', 'protocol'].includes(field))
    .map((field) => {
      const value = texto(values, field);
      return TARGETS.includes(field) && value !== '' && value !== '.'
        ? nombreCompleto(value, dominio)
        : value;
    });
  const target = shown.filter(Boolean).join(' ');
  return target === '' ? `Nombre completo: ${name}` : `${WORDS[tipo](name, target)}.`;
}
