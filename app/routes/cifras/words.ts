import { count, whole } from '~/format';
import {
  cumpleDisponibilidad,
  cumpleTiempo,
  type Disponibilidad,
  METAS,
  porCiento,
  type Serie,
  type Tiempos,
  type Veredicto,
} from '~/registry/domain/cifras';

const NBSP = '\u00a0';

export const NO_SE_MIDIO = 'No se midió';

/** Of a month that was not measured whole: 'medido en parte (52 %)'. */
export const inPart = (hundredths: number): string => `medido en parte (${hundredths}${NBSP}%)`;

/** How each is called on the page and in the files. */
export const NOMBRES: Readonly<Record<Serie, string>> = {
  WEB: 'Este sitio',
  RDAP: 'RDAP',
  WHOIS: 'Whois (página)',
  WHOIS43: 'Whois (puerto 43)',
  DNS: 'Servidores DNS',
  PUBLICACION: 'Publicar un cambio en el DNS',
  CORREO: 'Enviar un correo',
};

/** A number as it is written here: 99,98. */
export const decimal = (number: number): string => String(number).replace('.', ',');

const monthName = new Intl.DateTimeFormat('es-UY', { month: 'long', timeZone: 'UTC' });

/** '2026-11' as 'noviembre de 2026'. */
export const monthOf = (mes: string): string =>
  `${monthName.format(new Date(`${mes}-15T12:00:00Z`)).toLowerCase()} de ${mes.slice(0, 4)}`;

const shortMonth = new Intl.DateTimeFormat('es-UY', { month: 'short', timeZone: 'UTC' });

/** The same where there is little room: 'nov 2026'. */
export const shortMonthOf = (mes: string): string =>
  `${shortMonth
    .format(new Date(`${mes}-15T12:00:00Z`))
    .toLowerCase()
    .replace('.', '')}${NBSP}${mes.slice(0, 4)}`;

const UNITS: readonly (readonly [size: number, one: string, many: string, short: string])[] = [
  [3_600_000, 'hora', 'horas', 'h'],
  [60_000, 'minuto', 'minutos', 'min'],
  [1000, 'segundo', 'segundos', 's'],
];

/** '0,3 segundos', '1 hora'; in a table full of them, '0,3 s'. */
export function lapse(ms: number, isShort = false): string {
  const [size, one, many, short] = UNITS.find(([unit]) => ms >= unit) ?? [1000, 'segundo', 'segundos', 's'];
  return `${decimal(ms / size)}${NBSP}${isShort ? short : ms === size ? one : many}`;
}

/** '1.020 minutos'. */
export const minutes = (number: number): string =>
  `${whole(number)}${NBSP}${number === 1 ? 'minuto' : 'minutos'}`;

/** What is missing of a month: '10 minutos sin respuesta', '5 minutos sin medir'. */
export const gapsIn = (seen: Disponibilidad | null): string[] => [
  ...(seen && seen.caidos > 0 ? [`${minutes(seen.caidos)} sin respuesta`] : []),
  ...(seen && seen.sinMedir > 0 ? [`${minutes(seen.sinMedir)} sin medir`] : []),
];

/** Of how much was seen that a service answered: '99,98 %'. */
export const uptimeShort = (seen: Disponibilidad | null): string =>
  seen ? `${decimal(porCiento(seen))}${NBSP}%` : NO_SE_MIDIO;

/** Within how long nearly all was done; `few` is said where that is not known. */
export function timeIn(serie: Serie, tiempos: Tiempos | null, few: string, isShort = false): string {
  if (!tiempos) return few;
  if (tiempos.casiTodos !== null)
    return isShort ? lapse(tiempos.casiTodos, true) : `Hasta ${lapse(tiempos.casiTodos)}`;
  const { hastaMs } = METAS.PUBLICACION;
  return serie === 'PUBLICACION' && hastaMs
    ? `Más de 5 de cada 100 pasaron de ${lapse(hastaMs)}`
    : 'Más de 5 de cada 100 sin respuesta';
}

/** Within how long nearly all was done: 'hasta 0,1 s todos los meses', 'de 0,1 s el mejor mes a 0,3 s el peor'; nothing where no month says it. */
export function spreadOf(serie: Serie, meses: readonly (Tiempos | null)[]): string | null {
  const told = meses.filter((tiempos) => tiempos !== null);
  const times = told.flatMap(({ casiTodos }) => (casiTodos === null ? [] : [casiTodos]));
  const [best, worst] = [Math.min(...times), Math.max(...times)].map((ms) => lapse(ms, true));
  const late = told.filter(({ casiTodos }) => casiTodos === null);
  const measured = told.length < meses.length ? ' medidos' : '';
  const always = late.length > 0 || times.length < 2 ? '' : ` todos los meses${measured}`;
  const parts = [
    ...(times.length === 0
      ? []
      : [best === worst ? `hasta ${best}${always}` : `de ${best} el mejor mes a ${worst} el peor`]),
    ...(late[0]
      ? [`en ${count(late.length, 'mes', 'meses')}, ${uncapital(timeIn(serie, late[0], ''))}`]
      : []),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const VERDICTS: Readonly<Record<Veredicto, { palabra: string; tono: 'ok' | 'error' | 'aviso' }>> = {
  CUMPLE: { palabra: 'Cumple', tono: 'ok' },
  NO_CUMPLE: { palabra: 'No cumple', tono: 'error' },
  NO_SE_SABE: { palabra: 'No se puede decir', tono: 'aviso' },
};

/** The most that ICANN allows a service in a month, in few words; nothing where it asks nothing. */
function goalOf(serie: Serie): string | null {
  const { caida, hastaMs } = METAS[serie];
  const goals = [
    ...(caida ? [`hasta ${whole(caida)}${NBSP}min sin servicio`] : []),
    ...(caida === 0 ? ['que nunca falte el servicio'] : []),
    ...(hastaMs === undefined ? [] : [`${caida ? '' : 'hasta '}${lapse(hastaMs, true)} de demora`]),
  ];
  return goals.length > 0 ? `Pide ${goals.join(' y ')}` : null;
}

/** Against what ICANN asks: the worse of what was seen of its service and of its times. */
export function againstIcann(serie: Serie, seen: Disponibilidad | null, tiempos: Tiempos | null) {
  const verdicts = [cumpleDisponibilidad(serie, seen), cumpleTiempo(serie, tiempos)];
  const worst = (['NO_CUMPLE', 'NO_SE_SABE', 'CUMPLE'] as const).find((each) => verdicts.includes(each));
  return { meta: goalOf(serie), veredicto: worst ? VERDICTS[worst] : null };
}
