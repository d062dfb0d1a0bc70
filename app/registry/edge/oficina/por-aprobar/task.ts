import { stamp } from '~/base/clock.server';
import { listLapsed } from '../../cambio/lapsed-store';
import { job } from '../../due/job';
import { oneByOne } from '../../due/work';
import type { Own } from '../../tasks/own';
import { anotarActo } from '../historia';
import { tellFin } from './avisos';
import { endActoPorAprobar, lockActoPorAprobar } from './store';

/** Acts that nobody approved in time: not done, and who asked is told. */
export const actosVencidos = job<{ id: number }>({
  kind: 'acto',
  key: ({ id }) => String(id),
  find: listLapsed('actos_por_aprobar'),
  way: oneByOne(async (trx, { id }, now) => {
    const pedido = await lockActoPorAprobar(trx, id);
    if (pedido?.estado !== 'ESPERA' || pedido.vence_en > stamp(now)) return 0;
    await endActoPorAprobar(trx, id, { estado: 'CADUCO' }, now);
    const { que, clase, sobre } = pedido;
    await anotarActo(
      { trx, now, usuario: null },
      { acto: `Venció sin que nadie lo aprobara: ${que}`, clase, sobre, motivo: '' },
    );
    await tellFin({ trx, now }, { ...pedido, estado: 'CADUCO' }, '');
    return 1;
  }),
});

/** The same for the schedule. */
export const deOficina: Own = { nombre: 'oficina', cada: '*/20 * * * * *', jobs: () => [actosVencidos] };
