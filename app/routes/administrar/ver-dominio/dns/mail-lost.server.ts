import type { Outputs } from '~/registry/contract';
import { enEtiquetas } from '~/registry/dns/nombre';
import { toULabels } from '~/registry/domain/labels';
import { leerLinea } from '~/registry/domain/registro-en-palabras';
import { inWords } from '~/registry/domain/roles';

type Comparada = Outputs['dns']['compararZona'];

/** What the lines of one name and type say. */
const said = (lines: readonly string[], dominio: string, type: string): string[] =>
  lines
    .map(leerLinea)
    .filter((line) => line?.nombre === dominio && line.tipo === type)
    .map((line) => line?.contenido ?? '');

/** Which servers take the mail: what says that there is none (RFC 7505) names none. */
const exchangers = (lines: readonly string[], dominio: string): string[] =>
  said(lines, dominio, 'MX')
    .map((content) => content.replace(/^\d+\s+/, '').replace(/\.$/, ''))
    .filter(Boolean);

/** The mail of the name goes to other servers: whose it was stops having it. */
function moves({ quitados, agregados }: Comparada, dominio: string): string[] {
  const [before, then] = [exchangers(quitados, dominio), exchangers(agregados, dominio)];
  const others = then.filter((each) => !before.includes(each));
  if (others.length === 0 || before.every((each) => then.includes(each))) return [];
  const to = others.length === 1 ? toULabels(others[0] ?? '') : 'otros servidores';
  return [`el correo de ${toULabels(dominio)} pasa a ${to}`];
}

/** What tells others which mail is really of the name, each with its record. */
const GUARDS = [
  ['el SPF', '', /^"?v=spf1\b/i],
  ['el DMARC', '_dmarc.', /^"?v=DMARC1\b/i],
] as const;

/** What a change does to the mail of a name that keeps on having some, as parts of a sentence: what stops is not among it. */
export function mailLost(comparada: Comparada, nombre: string): string[] {
  const dominio = enEtiquetas(nombre);
  const gone = GUARDS.filter(([, under, looks]) => {
    const has = (lines: readonly string[]) =>
      said(lines, under + dominio, 'TXT').some((text) => looks.test(text));
    return has(comparada.quitados) && !has(comparada.agregados);
  }).map(([guard]) => guard);
  const verb = gone.length === 1 ? 'se quita' : 'se quitan';
  return [
    ...moves(comparada, dominio),
    ...(gone.length > 0 ? [`${verb} ${inWords(gone, 'y')} de su correo`] : []),
  ];
}
