import type { Temporal } from 'temporal-polyfill';
import type { Connection, Database } from '~/database/connection.server';
import { PLAZOS, PORTAL } from './rules';

/** How many names are looked at in one query. */
export const BATCH = 500;

const before = (hoy: Temporal.PlainDate, days: number): string => hoy.subtract({ days }).toString();

/** Names whose stored state may be behind on a day, by id, a batch at a time: ranges of one index. */
export const listDue = (database: Database, hoy: Temporal.PlainDate, afterId: number) =>
  database
    .selectFrom('dominios')
    .select(['id', 'nombre'])
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

/** The account that pays for a name, where there still is one. */
export const findPagadora = (connection: Connection, id: number | null) =>
  connection
    .selectFrom('plantillas_cuenta')
    .select(['id', 'usuario_id', 'nombre'])
    .where('id', '=', id)
    .where('eliminada_en', 'is', null)
    .executeTakeFirst();

/** Whether a name is with this portal: by its registration, or since it came back. */
export async function esDeAqui(connection: Connection, dominioId: number): Promise<boolean> {
  const elsewhere = await connection
    .selectFrom('dominio_registradores')
    .select('registrador')
    .where('dominio_id', '=', dominioId)
    .where('registrador', '<>', PORTAL)
    .executeTakeFirst();
  return elsewhere === undefined;
}
