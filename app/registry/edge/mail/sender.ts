import { Temporal } from 'temporal-polyfill';
import type { Clock } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { log } from '~/log.server';
import { givesUp, nextAttempt } from './rules';
import { type CorreoPendiente, dueMails, markFailed, markSent, postpone, takeMail } from './store';
import { type MailTransport, RecipientRefused } from './transport';

const AT_ONCE = 50;

/** What kind of error it was, without the address or the text that a server may quote. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reply =
    'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${reply}`;
}

async function failed(database: Database, correo: CorreoPendiente, now: Temporal.Instant, error: unknown) {
  const reason = errorName(error);
  const over = error instanceof RecipientRefused || givesUp(now, Temporal.Instant.from(correo.creado_en));
  log.warn({ correo: correo.id, intentos: correo.intentos, reason, over }, 'mail not sent');
  if (over) await markFailed(database, correo, reason);
  else await postpone(database, correo, nextAttempt(now, correo.intentos), reason);
}

/**
 * Sends what is due and answers how many left. Any number of processes may do it at once: each mail is taken by
 * one. A process that dies between the server's "accepted" and our note of it leaves a doubtful mail: it is sent
 * again when the lease ends, with the same Message-ID.
 */
export async function sendPending(
  database: Database,
  transport: MailTransport,
  clock: Clock,
): Promise<number> {
  let sent = 0;
  for (const id of await dueMails(database, clock(), AT_ONCE)) {
    const correo = await takeMail(database, id, clock());
    if (!correo) continue;
    try {
      await transport.send(correo);
    } catch (error) {
      await failed(database, correo, clock(), error);
      continue;
    }
    await markSent(database, correo, clock());
    sent += 1;
  }
  return sent;
}
