import { inTransaction } from '~/database/in-transaction';
import { removeKept } from '../archivos/kept';
import { job } from '../due/job';
import { outside } from '../due/work';
import { type Guardado, listVencidos, removeRows } from './uploads-store';

/** Forgets files whose day is over: first the row, then the file. A file without a row is swept up (`archivos/sweep.ts`). */
export const vencidos = job<Guardado>({
  kind: 'archivo',
  key: ({ token }) => token,
  find: listVencidos,
  way: outside(async (archivo, hold) => {
    const gone = await inTransaction(hold.database, async (trx) =>
      (await hold.end(trx)) ? removeRows(trx, [archivo]) : [],
    );
    await Promise.all(gone.map(removeKept));
    return gone.length;
  }),
});
