import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { insertCargo } from '../cargos/store';
import { type Autoria, cambiarDominio, deTarea, lockDominio, quitarDominio } from './cambios';
import { BATCH, findPagadora, listDue } from './lifecycle-store';
import { type Paso, pasoAl, renovadoHasta, seElimina } from './rules';
import { listSufijos } from './store';

/** Charges a year to the name's account; the key of the charge is the expiry date that it renews. */
async function renew(op: Autoria, dominio: Dominio): Promise<void> {
  const cuenta = await findPagadora(op.trx, dominio.cuenta_pago_id);
  if (!cuenta) throw new Error(`${dominio.nombre} is charged to an account that is not there`);
  const sufijo = (await listSufijos(op.trx)).find(({ tld }) => tld === dominio.tld);
  if (!sufijo) throw new Error(`No price for suffix ${dominio.tld}`);
  await insertCargo(op.trx, {
    clave: `renovacion:${dominio.id}:${dominio.fecha_vencimiento}`,
    venta_item_id: null,
    usuario_id: cuenta.usuario_id,
    nombre: dominio.nombre,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: sufijo.precio,
    cuenta_pago_id: cuenta.id,
    creado_en: stamp(op.now),
  });
  const fecha_vencimiento = renovadoHasta(dominio.fecha_vencimiento, 1);
  await cambiarDominio(op, dominio, 'RENOVACION_AUTOMATICA', { columnas: { fecha_vencimiento } });
}

const STEPS: Record<Paso, (op: Autoria, dominio: Dominio) => Promise<unknown>> = {
  RENOVAR: renew,
  VENCER: (op, dominio) => cambiarDominio(op, dominio, 'VENCIMIENTO', { columnas: { estado: 'VENCIDO' } }),
  ELIMINAR: (op, dominio) =>
    cambiarDominio(op, dominio, 'ELIMINACION', {
      columnas: { estado: 'ELIMINADO', fecha_eliminacion: seElimina(dominio).toString() },
    }),
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
