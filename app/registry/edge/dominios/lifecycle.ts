import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { DominiosTable } from '~/database/tables/registro';
import { insertCargo } from '../cargos/store';
import { syncRelaciones } from './relations';
import { type Paso, PLAZOS, pasoAl, renovadoHasta, seElimina } from './rules';
import { listSufijos } from './store';

type Dominio = Selectable<DominiosTable>;

/** How many names are looked at in one query. */
const BATCH = 500;

const before = (hoy: Temporal.PlainDate, days: number): string => hoy.subtract({ days }).toString();

/** Names whose stored state may be behind on a day, by id, a batch at a time: ranges of one index. */
const listDue = (database: Database, hoy: Temporal.PlainDate, afterId: number): Promise<Dominio[]> =>
  database
    .selectFrom('dominios')
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is('estado', '=', 'REGISTRADO'), is('fecha_vencimiento', '<=', hoy.toString())]),
        is.and([is('estado', '=', 'VENCIDO'), is('fecha_vencimiento', '<', before(hoy, PLAZOS.vencido))]),
        is.and([
          is('estado', '=', 'ELIMINADO'),
          is('fecha_eliminacion', '<=', before(hoy, PLAZOS.eliminado)),
        ]),
      ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** The row as it was read, locked: undefined when somebody changed it meanwhile, and then it is not touched. */
const lockUnchanged = (
  trx: Connection,
  { id, estado, fecha_vencimiento }: Dominio,
): Promise<Dominio | undefined> =>
  trx
    .updateTable('dominios')
    .set({ estado })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('fecha_vencimiento', '=', fecha_vencimiento)
    .returningAll()
    .executeTakeFirst();

/** Charges a year to the name's account; the key of the charge is the expiry date that it renews. */
async function renew(trx: Connection, dominio: Dominio, now: Temporal.Instant): Promise<void> {
  const cuenta = await trx
    .selectFrom('plantillas_cuenta')
    .select(['id', 'usuario_id'])
    .where('id', '=', dominio.cuenta_pago_id)
    .executeTakeFirstOrThrow();
  const sufijo = (await listSufijos(trx)).find(({ tld }) => tld === dominio.tld);
  if (!sufijo) throw new Error(`No price for suffix ${dominio.tld}`);
  await insertCargo(trx, {
    clave: `renovacion:${dominio.id}:${dominio.fecha_vencimiento}`,
    venta_item_id: null,
    usuario_id: cuenta.usuario_id,
    nombre: dominio.nombre,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: sufijo.precio,
    cuenta_pago_id: cuenta.id,
    creado_en: stamp(now),
  });
  const fecha_vencimiento = renovadoHasta(dominio.fecha_vencimiento, 1);
  await trx.updateTable('dominios').set({ fecha_vencimiento }).where('id', '=', dominio.id).execute();
  await syncRelaciones(trx, dominio.id);
}

const setEstado = (
  trx: Connection,
  id: number,
  values: Partial<Pick<Dominio, 'estado' | 'fecha_eliminacion'>>,
) => trx.updateTable('dominios').set(values).where('id', '=', id).execute();

const STEPS: Record<Paso, (trx: Connection, dominio: Dominio, now: Temporal.Instant) => Promise<unknown>> = {
  RENOVAR: renew,
  VENCER: (trx, { id }) => setEstado(trx, id, { estado: 'VENCIDO' }),
  ELIMINAR: (trx, dominio) =>
    setEstado(trx, dominio.id, { estado: 'ELIMINADO', fecha_eliminacion: seElimina(dominio).toString() }),
  LIBERAR: (trx, { id }) => trx.deleteFrom('dominios').where('id', '=', id).execute(),
};

/** Brings one name up to a day, a step a transaction: after a long stop it may owe more than one. */
async function advance(database: Database, dominio: Dominio, now: Temporal.Instant): Promise<number> {
  const paso = pasoAl(dominio, dayOf(now));
  if (!paso) return 0;
  const next = await inTransaction(database, async (trx) => {
    const locked = await lockUnchanged(trx, dominio);
    if (!locked) return undefined;
    await STEPS[paso](trx, locked, now);
    return trx.selectFrom('dominios').selectAll().where('id', '=', dominio.id).executeTakeFirst();
  });
  return 1 + (next ? await advance(database, next, now) : 0);
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
    for (const dominio of due) steps += await advance(database, dominio, now);
    afterId = due.at(-1)?.id ?? 0;
    if (due.length < BATCH) return steps;
  }
}
