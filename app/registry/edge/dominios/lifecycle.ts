import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { type Autoria, deTarea } from './autoria';
import { cambiarDominio, lockDominio, quitarDominio } from './cambios';
import { eliminarVencido } from './eliminacion';
import { BATCH, listDue } from './lifecycle-store';
import { renovarSola } from './renovacion';
import { type Paso, pasoAl } from './rules';

const STEPS: Record<Paso, (op: Autoria, dominio: Dominio) => Promise<unknown>> = {
  RENOVAR: renovarSola,
  VENCER: (op, dominio) => cambiarDominio(op, dominio, 'VENCIMIENTO', { columnas: { estado: 'VENCIDO' } }),
  ELIMINAR: eliminarVencido,
  LIBERAR: (op, dominio) => quitarDominio(op, dominio, 'FIN'),
};

/** Takes the step that a name owes on a day, if it owes one; false where it does not. */
const advanceOnce = (database: Database, nombre: string, now: Temporal.Instant): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const dominio = await lockDominio(trx, nombre);
    const paso = dominio && pasoAl(dominio, dayOf(now));
    if (!dominio || !paso) return false;
    await STEPS[paso](deTarea(trx, now), dominio);
    return true;
  });

/** Brings one name up to a day, a step a transaction: after a long stop it may owe more than one. */
async function advance(database: Database, nombre: string, now: Temporal.Instant): Promise<number> {
  let steps = 0;
  while (await advanceOnce(database, nombre, now)) steps += 1;
  return steps;
}

/**
 * The daily task of decision r: renews what has an account, and writes down what expired, was deleted or is free again.
 * Safe to repeat and from several processes. Answers how many steps were taken.
 */
export async function avanzarDominios(database: Database, now: Temporal.Instant): Promise<number> {
  let steps = 0;
  let afterId = 0;
  for (;;) {
    const due = await listDue(database, dayOf(now), afterId);
    for (const { nombre } of due) steps += await advance(database, nombre, now);
    afterId = due.at(-1)?.id ?? 0;
    if (due.length < BATCH) return steps;
  }
}
