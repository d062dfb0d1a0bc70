import { stamp } from '~/base/clock.server';
import { inTransaction } from '~/database/in-transaction';
import { removeKept, sizeOfKept } from '../archivos/kept';
import { avisar } from '../avisos/avisar';
import { job } from '../due/job';
import { outside } from '../due/work';
import { avisoDeFalla, avisoDeLista } from './avisos';
import { personaDe } from './lectura-store';
import { type Descarga, listPedidas, removeDescarga, setHecha } from './store';
import { writeDescarga } from './write-descarga';

/** How long a file can be downloaded. */
const HORAS = 48;

/**
 * Makes the files that were asked for. The file is written first, under a name that no row has; whoever was quicker, or took it
 * back, leaves it without one, and it is removed.
 */
export const descargas = job<Descarga>({
  kind: 'descarga',
  key: ({ codigo }) => codigo,
  find: listPedidas,
  way: outside(async ({ codigo, usuario_id }, hold) => {
    const { database, clock } = hold;
    const persona = await personaDe(database, usuario_id);
    const kept = await writeDescarga({ connection: database, persona, now: clock() });
    const tamano = (await sizeOfKept(kept)) ?? 0;
    const done = await inTransaction(database, async (trx) => {
      if (!(await hold.end(trx))) return false;
      const now = clock();
      const vence = stamp(now.add({ hours: HORAS }));
      const made = { hecha_en: stamp(now), vence_en: vence, guardado_como: kept, tamano };
      if (!(await setHecha(trx, codigo, made))) return false;
      await avisar({ trx, now }, usuario_id, avisoDeLista(codigo, vence));
      return true;
    });
    if (!done) await removeKept(kept);
    return done ? 1 : 0;
  }),
  giveUp: async (trx, { codigo, usuario_id }, _reason, now) => {
    await removeDescarga(trx, codigo);
    await avisar({ trx, now }, usuario_id, avisoDeFalla(codigo));
  },
});
