import { Temporal } from 'temporal-polyfill';

const SEGUNDOS_DEL_DIA = 86_400;
/** 2^32 over the golden ratio: names registered one after another are far apart in the day (Knuth, 6.4). */
const REPARTE = 2_654_435_761;

/** So much later at least, or it is tomorrow's turn. */
const POCO = { hours: 2 } as const;

/** When a name's next turn is: each has its own second of the day, so that the work of a day is spread over it. */
export function turnoDelDia(dominioId: number, now: Temporal.Instant): Temporal.Instant {
  const segundo = (Math.imul(dominioId, REPARTE) >>> 0) % SEGUNDOS_DEL_DIA;
  const midnight = Temporal.Instant.fromEpochMilliseconds(
    Math.floor(now.epochMilliseconds / (SEGUNDOS_DEL_DIA * 1000)) * SEGUNDOS_DEL_DIA * 1000,
  );
  const today = midnight.add({ seconds: segundo });
  const isFar = (turno: Temporal.Instant) => Temporal.Instant.compare(turno, now.add(POCO)) > 0;
  return isFar(today) ? today : turnoDespues(today, isFar);
}

function turnoDespues(
  today: Temporal.Instant,
  isFar: (turno: Temporal.Instant) => boolean,
): Temporal.Instant {
  const tomorrow = today.add({ seconds: SEGUNDOS_DEL_DIA });
  return isFar(tomorrow) ? tomorrow : tomorrow.add({ seconds: SEGUNDOS_DEL_DIA });
}
