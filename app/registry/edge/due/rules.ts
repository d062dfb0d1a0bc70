import type { Temporal } from 'temporal-polyfill';

/** What is due by itself, by kinds: each has keys of its own. */
export type Kind =
  | 'acto'
  | 'archivo'
  | 'aviso'
  | 'cambio-masivo'
  | 'candado'
  | 'carrito'
  | 'código'
  | 'contraparte'
  | 'correo'
  | 'descarga'
  | 'descarga-vencida'
  | 'peligro'
  | 'por-aprobar'
  | 'publicación'
  | 'resumen'
  | 'retención'
  | 'segundo-paso'
  | 'transferencia'
  | 'vida'
  | 'zona';

/** How often one item is tried; and the seconds between two tries, which double from the first pause to the longest. */
interface Rule {
  tries: number;
  first: number;
  longest: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Twelve tries within twenty hours: what is the matter by then needs a person. */
const DAILY: Rule = { tries: 12, first: MINUTE, longest: 6 * HOUR };

/** The one table of how long each kind of work is insisted on, before its item is set aside or ended. */
export const RULES: Record<Kind, Rule> = {
  acto: DAILY,
  archivo: DAILY,
  aviso: DAILY,
  candado: DAILY,
  carrito: DAILY,
  código: DAILY,
  contraparte: DAILY,
  'descarga-vencida': DAILY,
  'por-aprobar': DAILY,
  publicación: DAILY,
  resumen: DAILY,
  retención: DAILY,
  'segundo-paso': DAILY,
  transferencia: DAILY,
  vida: DAILY,
  // Half an hour: somebody waits for it.
  descarga: { tries: 6, first: MINUTE, longest: HOUR },
  // A day later it is another turn.
  peligro: { tries: 3, first: 5 * MINUTE, longest: HOUR },
  // Half an hour: somebody waits for the end of the change.
  'cambio-masivo': { tries: 6, first: MINUTE, longest: 6 * HOUR },
  // Five days: RFC 5321, 4.5.4.1 asks for at least four or five.
  correo: { tries: 29, first: MINUTE, longest: 6 * HOUR },
  // A week: a name server that is away comes back, and finds its zones within a minute.
  zona: { tries: 10_000, first: 1, longest: MINUTE },
};

/**
 * How long an item is believed to be under way without a sign of who took it; who is alive gives one every third of it. With it, and what it
 * takes until somebody looks, another machine is at it within a minute (decision 124).
 */
export const LEASE = { seconds: 48 };

/** When to try again after the nth try failed. */
export function nextTry(
  now: Temporal.Instant,
  tries: number,
  { first, longest }: Pick<Rule, 'first' | 'longest'> = DAILY,
): Temporal.Instant {
  return now.add({ seconds: Math.min(first * 2 ** Math.min(tries - 1, 30), longest) });
}

/** What is told of an error, on one line: who looks into it finds the rest in the log. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
