import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { insertMuestra } from '~/sonda/tiempos-store';
import { type Job, job } from '../due/job';
import { type Hold, outside } from '../due/work';
import { forgetDevuelto, noteDevuelto } from './devueltos-store';
import { fullHosts, hasRoom } from './lanes';
import { adviceFor, answerOfAddress, isForGood, reasonOf } from './refusal';
import { type CorreoDebido, dueMails, holdMail, markFailed, markSent } from './store';
import type { MailTransport } from './transport';

/** So many failures one after another, and the server is at fault: the other mails are not tried now. */
const TOO_MANY = 8;

const send =
  (transport: MailTransport) =>
  async ({ id }: CorreoDebido, { database, clock, end }: Hold): Promise<number> => {
    const correo = await holdMail(database, id);
    if (!correo) return 0;
    await transport.send(correo);
    await inTransaction(database, async (trx) => {
      if (!(await end(trx))) return;
      const now = clock();
      await markSent(trx, id, now);
      await forgetDevuelto(trx, correo.para);
      await insertMuestra(trx, 'CORREO', now.epochMilliseconds - Date.parse(correo.creado_en), now);
    });
    return 1;
  };

/** Nobody will take it: kept without its bodies, with the reason, and its address flagged where that is why. */
async function giveUp(
  trx: Connection,
  { id }: CorreoDebido,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  const correo = await markFailed(trx, id, reason);
  const respuesta = answerOfAddress(reason);
  if (correo && respuesta) await noteDevuelto(trx, correo.para, respuesta, now);
}

/**
 * Sends mail, several at once (decision 055). Any number of processes may do it: each mail is taken by one. A process that dies
 * between the server's "accepted" and our note of it leaves a doubtful mail: it is sent again when the lease ends, with the
 * same Message-ID.
 */
export const correo = (transport: MailTransport): Job =>
  job<CorreoDebido>({
    kind: 'correo',
    key: ({ id }) => String(id),
    find: (connection, asked) => dueMails(connection, asked, fullHosts(asked.underWay)),
    hasRoom,
    failuresInARow: TOO_MANY,
    way: outside(send(transport)),
    reasonOf,
    adviceFor,
    isForGood,
    giveUp,
  });
