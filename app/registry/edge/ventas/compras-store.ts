import { type SelectQueryBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Instants between which something happened, the last one not included. */
export interface Lapso {
  desde: string;
  hasta: string;
}

type Origen = 'venta' | 'cargo' | 'devolucion';

/** A confirmed sale, a charge that none of the person's own sales made, or what was given back to an account of theirs. */
export interface Hecho {
  origen: Origen;
  id: number;
  fecha: string;
}

const during = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  column: ReturnType<typeof sql.ref>,
  lapso: Lapso | undefined,
) => (lapso ? query.where(sql<boolean>`${column} >= ${lapso.desde} and ${column} < ${lapso.hasta}`) : query);

const origen = (word: Origen) => sql<Origen>`${sql.lit(word)}`.as('origen');

/** The three kinds, each by an index of the person's. */
function hechos(connection: Connection, usuarioId: number, lapso?: Lapso) {
  const ventas = connection
    .selectFrom('ventas')
    .select([origen('venta'), 'ventas.id', sql<string>`finalizada_en`.as('fecha')])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'FINALIZADA');
  const cargos = connection
    .selectFrom('cargos')
    .select([origen('cargo'), 'cargos.id', sql<string>`creado_en`.as('fecha')])
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
  const devoluciones = connection
    .selectFrom('devoluciones')
    .select([origen('devolucion'), 'devoluciones.id', sql<string>`creado_en`.as('fecha')])
    .where('usuario_id', '=', usuarioId);
  return during(ventas, sql.ref('ventas.finalizada_en'), lapso)
    .unionAll(during(cargos, sql.ref('cargos.creado_en'), lapso))
    .unionAll(during(devoluciones, sql.ref('devoluciones.creado_en'), lapso));
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

/** The lines of some sales, as the cart has them: kind by kind, and the kinds stand there in the order of their letters. */
export const listLineas = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('venta_items')
    .select(['venta_id', 'nombre', 'estado'])
    .where('venta_id', 'in', ids)
    .orderBy('tipo')
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

/** What was given back, of some ids, with the account that gets it; and the sale, where the person bought it. */
export const listDevoluciones = (connection: Connection, usuarioId: number, ids: readonly number[]) =>
  connection
    .selectFrom('devoluciones')
    .innerJoin('cargos', 'cargos.id', 'devoluciones.cargo_id')
    .leftJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'devoluciones.cuenta_pago_id')
    .leftJoin('venta_items as linea', 'linea.id', 'cargos.venta_item_id')
    .leftJoin('ventas as venta', (join) =>
      join.onRef('venta.id', '=', 'linea.venta_id').on('venta.usuario_id', '=', usuarioId),
    )
    .select([
      'devoluciones.id',
      'devoluciones.importe',
      'cargos.nombre',
      'cuenta.nombre as cuenta',
      'cuenta.cuenta as numero',
      'venta.referencia',
    ])
    .where('devoluciones.id', 'in', ids)
    .execute();
