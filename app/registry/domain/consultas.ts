import type { Temporal } from 'temporal-polyfill';
import { date } from '~/format';

/** The number a ticket is known by: its year, as it was in Uruguay, and its place. */
export const ticketNumber = (id: number, creadoEn: string): string =>
  `${date(creadoEn).slice(-4)}-${String(id).padStart(6, '0')}`;

const NUMERO = /^\s*#?(?:\d{4}-)?(\d{1,9})\s*$/;

/** The place in such a number, as somebody types it: whole (2026-000123), or its last part alone; undefined of anything else. */
export function readTicketNumber(escrito: string): number | undefined {
  const [, place] = NUMERO.exec(escrito) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** What a question is about: it says how long an answer may take. */
export const CLASES_DE_CONSULTA = ['GENERAL', 'DOMINIO', 'PAGO', 'TITULARIDAD'] as const;
export type ClaseDeConsulta = (typeof CLASES_DE_CONSULTA)[number];

export const CLASE_EN_PALABRAS: Record<ClaseDeConsulta, string> = {
  GENERAL: 'General',
  DOMINIO: 'Un dominio que no anda',
  PAGO: 'Un pago',
  TITULARIDAD: 'De quién es un dominio',
};

/** In working days: an answer about who holds a name asks for papers. */
export const PLAZO_EN_DIAS: Record<ClaseDeConsulta, number> = {
  GENERAL: 2,
  DOMINIO: 1,
  PAGO: 1,
  TITULARIDAD: 3,
};

export const PRIORIDADES_DE_CONSULTA = ['NORMAL', 'ALTA'] as const;
export type PrioridadDeConsulta = (typeof PRIORIDADES_DE_CONSULTA)[number];
/** What cannot wait for the next day, in hours. */
export const HORAS_DE_ALTA = 4;

/** Nobody is asked to choose: who names a domain asks about it, until somebody of the desk says otherwise. */
export const claseAlLlegar = (dominio: string | null | undefined): ClaseDeConsulta =>
  dominio ? 'DOMINIO' : 'GENERAL';

/**
 * Until when a question that came at a moment is to be answered: at the same hour some working days later, without Saturdays and
 * Sundays; in a few hours where it cannot wait. `zona` is where those days are counted.
 */
export function plazoDeConsulta(
  desde: Temporal.Instant,
  clase: ClaseDeConsulta,
  prioridad: PrioridadDeConsulta,
  zona: string,
): Temporal.Instant {
  if (prioridad === 'ALTA') return desde.add({ hours: HORAS_DE_ALTA });
  let at = desde.toZonedDateTimeISO(zona);
  for (let left = PLAZO_EN_DIAS[clase]; left > 0; left -= at.dayOfWeek > 5 ? 0 : 1) at = at.add({ days: 1 });
  return at.toInstant();
}

interface Cuando {
  llego: Temporal.Instant;
  /** Until when it was to be answered. */
  vence: Temporal.Instant;
  now: Temporal.Instant;
}

/**
 * The same once it is said to be of another kind or priority: a term counts from when the question came, and what cannot wait from when somebody says
 * so. To say that it cannot wait never puts it off: where it was due before that, it still is.
 */
export function plazoAlCambiar(
  { llego, vence, now }: Cuando,
  { clase, prioridad }: { clase: ClaseDeConsulta; prioridad: PrioridadDeConsulta },
  zona: string,
): Temporal.Instant {
  if (prioridad !== 'ALTA') return plazoDeConsulta(llego, clase, prioridad, zona);
  const desdeAhora = plazoDeConsulta(now, clase, prioridad, zona);
  return vence.epochMilliseconds < desdeAhora.epochMilliseconds ? vence : desdeAhora;
}

/** The lists of the desk: what one attends oneself, what nobody does, what is late, and by whose turn it is. */
export const COLAS = ['mias', 'libres', 'vencidas', 'todas', 'respondidas', 'cerradas'] as const;
export type Cola = (typeof COLAS)[number];

export type Urgencia = 'VENCIDA' | 'HOY' | 'A_TIEMPO';

/** How a question that waits for the registry stands, by the moment at which its answer is due. */
export function urgenciaDe(vence: Temporal.Instant, now: Temporal.Instant, zona: string): Urgencia {
  if (vence.epochMilliseconds <= now.epochMilliseconds) return 'VENCIDA';
  const dia = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zona).toPlainDate().toString();
  return dia(vence) === dia(now) ? 'HOY' : 'A_TIEMPO';
}

/** Who may be asked to go on in another ticket: the person who signed in to send both, or the one address of both. */
export function esDelMismo(una: DeQuien, otra: DeQuien): boolean {
  if (una.usuario_id !== null || otra.usuario_id !== null) return una.usuario_id === otra.usuario_id;
  return una.email.toLowerCase() === otra.email.toLowerCase();
}

interface DeQuien {
  usuario_id: number | null;
  email: string;
}

/** How long what was looked at stays open to who looked: then it is looked at, and written down, again. */
export const MINUTOS_A_LA_VISTA = 60;
