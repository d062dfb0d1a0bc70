import { stamp } from '~/base/clock.server';
import { inTransaction } from '~/database/in-transaction';
import { forgetSignIns } from '~/identity/adapter.server';
import { goOn, isLast, mailsOf } from '~/identity/segundo-paso/quita/quita.server';
import { keyOf, listDueRemovals, type Removal } from '~/identity/segundo-paso/quita/store.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { job } from '~/registry/edge/due/job';
import { Lost, outside } from '~/registry/edge/due/work';
import { isWaiting } from '~/registry/edge/mail/store';
import type { Own } from '~/registry/edge/tasks/own';
import { endSessionsOf } from '~/session/list.server';

/**
 * Takes second steps away for who asked it, a day after each notice. Where a notice has not left, it waits: nobody loses theirs
 * while the mail server is down. The sessions end before: killed in between, that is done again, and the rest once or not at all.
 */
export const quitasFactor = job<Removal>({
  kind: 'segundo-paso',
  key: keyOf,
  find: (connection, { now, ...asked }) => listDueRemovals(connection, { ...asked, now: stamp(now) }),
  way: outside(async (removal, hold) => {
    if (await isWaiting(hold.database, mailsOf(removal))) return 0;
    if (isLast(removal)) {
      await forgetSignIns(removal.oid);
      await endSessionsOf(removal.oid);
    }
    return inTransaction(hold.database, async (trx) => {
      if (!(await hold.end(trx))) throw new Lost('somebody else took it');
      return goOn(trx, removal, avisarCuenta);
    });
  }),
});

/** The same for the schedule. */
export const quitas: Own = { nombre: 'segundo paso', cada: '30 * * * * *', jobs: () => [quitasFactor] };
