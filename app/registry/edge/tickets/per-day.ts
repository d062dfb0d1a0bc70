import { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { dateTime } from '~/format';
import { POR_DIA } from './rules';
import { sentBefore, writtenBefore } from './store';

/** When a day has passed since something; null where it has. */
function dayAfter(said: { creado_en: string } | undefined, now: Temporal.Instant): string | null {
  const end = said && Temporal.Instant.from(said.creado_en).add({ hours: 24 });
  return end && Temporal.Instant.compare(end, now) > 0 ? dateTime(end.toString()) : null;
}

/** Why somebody has sent one ticket too many with the one just written; null where it is not too many. */
export async function tooManyTickets(trx: Connection, usuarioId: number, now: Temporal.Instant) {
  const until = dayAfter(await sentBefore(trx, usuarioId, POR_DIA.consultas), now);
  return (
    until &&
    `Ya envió ${POR_DIA.consultas} consultas en las últimas 24 horas. Puede enviar otra desde el ${until}; lo que falte, agréguelo a una de ellas en Mis consultas.`
  );
}

/** The same for a line that is about to be added to one of their tickets. */
export async function tooManyLines(trx: Connection, usuarioId: number, now: Temporal.Instant) {
  const until = dayAfter(await writtenBefore(trx, usuarioId, POR_DIA.mensajes - 1), now);
  return (
    until &&
    `Ya agregó ${POR_DIA.mensajes} mensajes a sus consultas en las últimas 24 horas. Puede agregar otro desde el ${until}.`
  );
}
