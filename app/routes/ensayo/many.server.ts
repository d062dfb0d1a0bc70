import { count, date } from '~/format';
import type { Varios } from '~/registry/contract/ensayo-formas';
import { alphabetical } from '~/registry/domain/in-sentences';
import { reasonOfMany, reasonsInWords } from '~/registry/domain/of-several';
import { inWords } from '~/registry/domain/roles';

/** A line of the comparison: of how many or of what, what becomes of them, and which they are. */
export interface ComparedRow {
  label: string;
  /** What becomes of them, a line each. */
  what: string[];
  /** Which they are, or why; `fold`: so many that they are read by who asks. */
  rest: string[];
  fold: string | null;
}

/** As many as are read in a sentence. */
const SEEN = 5;

const dominios = (n: number): string => count(n, 'dominio', 'dominios');

function row(label: string, what: string[], rest: string[], fold: string | null = null): ComparedRow {
  return { label, what, rest, fold };
}

/** So many names of which these are told, in one sentence, after what says how it is of them. */
function named(
  label: string,
  what: string[],
  all: { nombres: readonly string[]; cuantos: number; de?: string },
) {
  const { nombres, cuantos, de = '' } = all;
  if (nombres.length === 0) return row(label, what, []);
  const more = cuantos - nombres.length;
  const said = inWords([...nombres, ...(more > 0 ? [`${more} más`] : [])], 'y');
  return row(label, what, [`${de}${said}`], cuantos > SEEN ? 'Ver cuáles' : null);
}

type Cambio = Varios['cambios'][number];
type Diferencia = Cambio['diferencias'][number];

const FORMA_DE_PAGO = 'Forma de pago';

/** Whose it is says the title of what is asked. */
const DE_QUIEN = / del (?:titular|contacto \p{L}+)$/u;

/** From what to what, of each datum of a contact on one line. */
function fromTo({ campo, antes, despues }: Diferencia): string {
  if (campo === FORMA_DE_PAGO) return `De ${antes || 'ninguna'} a ${despues || 'ninguna'}`;
  const dato = campo.replace(DE_QUIEN, '');
  if (!antes) return `${dato}: se agrega ${despues}`;
  return despues ? `${dato}: de ${antes} a ${despues}` : `${dato}: se quita ${antes}`;
}

function changes({ cambios, hechos }: Varios): ComparedRow[] {
  const others = hechos - cambios.reduce((all, { cuantos }) => all + cuantos, 0);
  return [
    ...cambios.map(({ diferencias, cuantos, nombres }) =>
      named(dominios(cuantos), diferencias.map(fromTo), {
        cuantos,
        nombres: alphabetical(nombres),
        de: 'En ',
      }),
    ),
    ...(others > 0 ? [row(dominios(others), ['También cambian, cada uno según lo que tiene hoy'], [])] : []),
  ];
}

/** Names with the day of each, the first one first. */
function renewal(
  { cuantos, nombres }: Varios['empiezanARenovarse'],
  say: (isOne: boolean, first: string) => string,
): ComparedRow[] {
  const [first] = nombres;
  if (!first) return [];
  const isOne = cuantos === 1;
  const each = nombres.map(({ nombre, vence }) => (isOne ? nombre : `${nombre} (${date(vence)})`));
  return [named('Renovación automática', [say(isOne, date(first.vence))], { cuantos, nombres: each })];
}

const begins = ({ empiezanARenovarse: some }: Varios) =>
  renewal(some, (isOne, first) =>
    isOne
      ? `Desde ahora se renueva por sí solo 1 dominio, por primera vez el ${first}`
      : `Desde ahora se renuevan por sí solos ${dominios(some.cuantos)}, el primero el ${first}`,
  );

const ends = ({ dejanDeRenovarse: some }: Varios) =>
  renewal(some, (isOne, first) =>
    isOne
      ? `Deja de renovarse por sí solo 1 dominio, que vence el ${first}`
      : `Dejan de renovarse por sí solos ${dominios(some.cuantos)}; el primero vence el ${first}`,
  );

function already({ sinCambios, yaEstaban }: Varios): ComparedRow[] {
  if (sinCambios === 0) return [];
  const what = sinCambios === 1 ? 'Ya estaba así' : 'Ya estaban así';
  return [named(dominios(sinCambios), [what], { cuantos: sinCambios, nombres: alphabetical(yaEstaban) })];
}

/** Why each of those that it is not done to; where they are too many to be named, how many are of each reason. */
function stays({ motivos, noAplica, noHechos }: Varios): ComparedRow[] {
  if (noAplica === 0) return [];
  const what = [noAplica === 1 ? 'Queda como está' : 'Quedan como están'];
  if (noAplica <= noHechos.length) {
    const reasons = reasonsInWords(noHechos);
    return [row(dominios(noAplica), what, reasons, reasons.length > SEEN ? 'Ver por qué' : null)];
  }
  const others = noAplica - motivos.reduce((all, { cuantos }) => all + cuantos, 0);
  const why = [
    ...motivos.map(({ motivo, cuantos }) => reasonOfMany(cuantos, motivo)),
    ...(others > 0 ? [`${dominios(others)}: por otros motivos.`] : []),
  ];
  const which = [...reasonsInWords(noHechos), `Y ${noAplica - noHechos.length} más.`];
  return [row(dominios(noAplica), [...what, ...why], which, 'Ver cuáles')];
}

/** How many are told and by how many mails: who they are would be too long a list. */
function told({ personas, correos, delDia }: Varios): ComparedRow {
  const label = 'A quién se le avisa';
  if (personas === 0) return row(label, ['A nadie'], []);
  const ways = [
    ...(correos > 0 ? [`${count(correos, 'correo sale', 'correos salen')} enseguida`] : []),
    ...(delDia > 0 ? [`${count(delDia, 'aviso va', 'avisos van')} con el correo del día`] : []),
  ];
  const how = ways.length > 0 ? inWords(ways, 'y') : 'no sale ningún correo, lo ven en sus mensajes';
  return row(label, [`A ${count(personas, 'persona', 'personas')}: ${how}`], []);
}

/** What the servers answer is told only where it changes. */
const dns = ({ zonas }: Varios): ComparedRow[] =>
  zonas === 0 ? [] : [row('DNS', [`Cambia lo que responden los servidores de ${dominios(zonas)}`], [])];

/** What becomes of many names, in one comparison: `only` says first that not all were tried, where there was no time for it. */
export const comparedOf = (varios: Varios) => ({
  only:
    varios.probados < varios.total
      ? `Se probaron los primeros ${varios.probados} de ${varios.total}: no hubo tiempo para más. De los otros no sabemos, y lo que sigue no los cuenta.`
      : '',
  rows: [
    ...changes(varios),
    ...begins(varios),
    ...ends(varios),
    ...already(varios),
    ...stays(varios),
    ...(varios.hechos > 0 ? [told(varios)] : []),
    ...dns(varios),
  ],
});
