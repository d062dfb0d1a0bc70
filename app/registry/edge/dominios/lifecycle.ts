import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { type Paso, pasoAl } from '../../domain/lifecycle';
import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { type Autoria, deTarea } from './autoria';
import { cambiarDominio, lockDominio, removeDominio } from './cambios';
import { eliminarVencido } from './eliminacion';
import { listDue, type QueVence } from './lifecycle-store';
import { renovarSola } from './renovacion';

const STEPS: Record<Paso, (op: Autoria, dominio: Dominio) => Promise<unknown>> = {
  RENOVAR: renovarSola,
  VENCER: (op, dominio) => cambiarDominio(op, dominio, 'VENCIMIENTO', { columnas: { estado: 'VENCIDO' } }),
  ELIMINAR: (op, dominio) => eliminarVencido(op, dominio),
  LIBERAR: (op, dominio) => removeDominio(op, dominio, 'FIN'),
};

/**
 * What its dates do to a name (decision r): it is renewed where it has an account, and what expired, was deleted or is free
 * again is written down. A step at a time: after a long stop a name owes more than one.
 */
export const vida = job<QueVence>({
  kind: 'vida',
  key: ({ clave }) => clave,
  find: listDue,
  way: oneByOne(async (trx, { nombre }, now) => {
    const dominio = await lockDominio(trx, nombre);
    const paso = dominio && pasoAl(dominio, dayOf(now));
    if (!dominio || !paso) return 0;
    await STEPS[paso](deTarea(trx, now), dominio);
    return 1;
  }),
});
