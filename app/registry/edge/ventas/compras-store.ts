import { type SelectQueryBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Instants between which something happened, the last one not included. */
export interface Lapso {
  desde: string;
  hasta: string;
}

/** A confirmed sale, or a charge that none of the person's own sales made. */
export interface Hecho {
  origen: 'venta' | 'cargo';
  id: number;
  fecha: string;
}

const during = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  column: ReturnType<typeof sql.ref>,
  lapso: Lapso | undefined,
) => (lapso ? query.where(sql<boolean>`${column} >= ${lapso.desde} and ${column} < ${lapso.hasta}`) : query);

/** Both kinds, each by an index of the person's. */
function hechos(connection: Connection, usuarioId: number, lapso?: Lapso) {
  const ventas = connection
    .selectFrom('ventas')
    .select([
      sql<'venta' | 'cargo'>`'venta'`.as('origen'),
      'ventas.id',
      sql<string>`finalizada_en`.as('fecha'),
    ])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'FINALIZADA');
  const cargos = connection
    .selectFrom('cargos')
    .select([sql<'venta' | 'cargo'>`'cargo'`.as('origen'), 'cargos.id', sql<string>`creado_en`.as('fecha')])
    .where('usuario_id', '=', usuarioId)
    // Also what somebody else pressed on a name that this person's account pays for: the charge is theirs, the sale not.
    .where((is) =>
      is.or([
        is('venta_item_id', 'is', null),
        is.exists(
          is
            .selectFrom('venta_items as linea')
            .innerJoin('ventas as venta', 'venta.id', 'linea.venta_id')
            .select('linea.id')
            .whereRef('linea.id', '=', 'cargos.venta_item_id')
            .where('venta.usuario_id', '<>', usuarioId),
        ),
      ]),
    );
  return during(ventas, sql.ref('ventas.finalizada_en'), lapso).unionAll(
    during(cargos, sql.ref('cargos.creado_en'), lapso),
  );
}

/** How many there are. */
export async function countHechos(connection: Connection, usuarioId: number, lapso?: Lapso): Promise<number> {
  const { total } = await connection
    .selectFrom(hechos(connection, usuarioId, lapso).as('hechos'))
    .select((count) => count.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A part of them, the newest first. */
export const listHechos = (
  connection: Connection,
  usuarioId: number,
  lapso: Lapso | undefined,
  { desde, cantidad }: { desde: number; cantidad: number },
): Promise<Hecho[]> =>
  connection
    .selectFrom(hechos(connection, usuarioId, lapso).as('hechos'))
    .selectAll()
    .orderBy('fecha', 'desc')
    .orderBy('origen')
    .orderBy('id', 'desc')
    .limit(cantidad)
    .offset(desde)
    .execute();

/** The instants of the first one and of the last one; nothing where there is none. */
export async function limitsOf(
  connection: Connection,
  usuarioId: number,
): Promise<[string, string] | undefined> {
  const { primera, ultima } = await connection
    .selectFrom(hechos(connection, usuarioId).as('hechos'))
    .select((is) => [is.fn.min('fecha').as('primera'), is.fn.max('fecha').as('ultima')])
    .executeTakeFirstOrThrow();
  return primera && ultima ? [String(primera), String(ultima)] : undefined;
}

/** The sales of some ids, with the account that paid. */
export const listVentas = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('ventas')
    .leftJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'ventas.cuenta_pago_id')
    .select([
      'ventas.id',
      'ventas.referencia',
      'ventas.total',
      'cuenta.nombre as cuenta',
      'cuenta.cuenta as numero',
    ])
    .where('ventas.id', 'in', ids)
    .execute();

/** The lines of some sales. */
export const listLineas = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('venta_items')
    .select(['venta_id', 'nombre', 'estado'])
    .where('venta_id', 'in', ids)
    .orderBy('id')
    .execute();

/** The charges of some ids, with the account that pays. */
export const listCargos = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('cargos')
    .leftJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'cargos.cuenta_pago_id')
    .select([
      'cargos.id',
      'cargos.nombre',
      'cargos.concepto',
      'cargos.importe',
      'cuenta.nombre as cuenta',
      'cuenta.cuenta as numero',
    ])
    .where('cargos.id', 'in', ids)
    .execute();
