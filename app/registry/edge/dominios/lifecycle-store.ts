import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { PLAZOS, PORTAL } from '../../domain/lifecycle';
import type { Asked } from '../due/work';
import { retenidoAl } from './retenciones-store';

const before = (hoy: Temporal.PlainDate, days: number): string => hoy.subtract({ days }).toString();

/** A name that owes a step of its life. */
export interface QueVence {
  nombre: string;
  /** From which state and of which date. */
  clave: string;
}

const CLAVE = sql<string>`dominios.nombre || ':' || dominios.estado || ':' || dominios.fecha_vencimiento`;

/** Names whose stored state is behind, in the order of their ids: ranges of one index. */
export function listDue(connection: Connection, { now, isOpen, limit }: Asked<QueVence>) {
  const hoy = dayOf(now);
  return connection
    .selectFrom('dominios')
    .select(['nombre', CLAVE.as('clave')])
    .where((is) =>
      is.or([
        is.and([is('estado', '=', 'REGISTRADO'), is('fecha_vencimiento', '<', hoy.toString())]),
        // On its last day a name is in force; what is renewed by itself is renewed on it.
        is.and([
          is('estado', '=', 'REGISTRADO'),
          is('fecha_vencimiento', '=', hoy.toString()),
          is('renovacion_automatica', '=', 1),
          is('cuenta_pago_id', 'is not', null),
          is.not(retenidoAl('RENOVACION', hoy.toString())),
        ]),
        is.and([
          is('estado', '=', 'VENCIDO'),
          is('fecha_vencimiento', '<', before(hoy, PLAZOS.vencido)),
          is.not(retenidoAl('ELIMINACION', hoy.toString())),
        ]),
        is.and([
          is('estado', '=', 'ELIMINADO'),
          is('fecha_eliminacion', '<=', before(hoy, PLAZOS.eliminado)),
          is.not(retenidoAl('ELIMINACION', hoy.toString())),
        ]),
      ]),
    )
    .where(isOpen(CLAVE))
    .orderBy('id')
    .limit(limit)
    .execute();
}

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
