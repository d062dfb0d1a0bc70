import { inTransaction } from '~/database/in-transaction';
import { removeKept } from '../archivos/kept';
import { job } from '../due/job';
import { outside } from '../due/work';
import { type Descarga, listVencidas, removeDescarga } from './store';

/** Removes files whose time is over: first the row, then the file. One without a row is swept up (`archivos/sweep.ts`). */
export const descargasVencidas = job<Descarga>({
  kind: 'descarga-vencida',
  key: ({ codigo }) => codigo,
  find: listVencidas,
  way: outside(async ({ codigo }, hold) => {
    const kept = await inTransaction(hold.database, async (trx) =>
      (await hold.end(trx)) ? removeDescarga(trx, codigo) : null,
    );
    if (kept === null) return 0;
    await removeKept(kept);
    return 1;
  }),
});
