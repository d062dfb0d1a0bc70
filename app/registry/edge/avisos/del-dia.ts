import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { correoDe } from '../mail/compose';
import { enqueueMail } from '../mail/outbox';
import { absoluto } from './aviso';
import { listResumibles, type Resumible, takeDelDia } from './del-dia-store';
import { palabrasDelDia } from './resumen';

/**
 * One mail a day to each address, with all that can wait until then: who has four hundred names that expire in one week
 * reads one mail a day, and not seventy-five (decision 073). What is urgent does not wait for tomorrow.
 */
export const resumenes = job<Resumible>({
  kind: 'resumen',
  key: ({ id }) => String(id),
  find: listResumibles,
  way: oneByOne(async (trx, { id, para }, now) => {
    const waiting = await takeDelDia(trx, para, now);
    if (waiting.length === 0) return 0;
    await enqueueMail(
      trx,
      correoDe({ clave: `resumen:${id}`, para, ...palabrasDelDia(waiting.map(absoluto)) }),
      now,
    );
    return 1;
  }),
});
