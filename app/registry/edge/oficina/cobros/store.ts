import type { Connection } from '~/database/connection.server';

const cobros = (connection: Connection) =>
  connection
    .selectFrom('cargos')
    .innerJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'cargos.cuenta_pago_id')
    .leftJoin('venta_items as linea', 'linea.id', 'cargos.venta_item_id')
    .leftJoin('ventas as venta', 'venta.id', 'linea.venta_id')
    .selectAll('cargos')
    .select([
      'cuenta.cuenta as numero',
      'cuenta.eliminada_en',
      'venta.referencia',
      'venta.usuario_id as comprador_id',
    ])
    .select((is) =>
      is
        .selectFrom('devoluciones')
        .select((all) => all.fn.sum('importe').as('devuelto'))
        .whereRef('devoluciones.cargo_id', '=', 'cargos.id')
        .as('devuelto'),
    );

/** A charge, with its account, what was given back of it, and the purchase that it is of, where there is one. */
export const findCobro = (connection: Connection, id: number) =>
  cobros(connection).where('cargos.id', '=', id).executeTakeFirst();
export type Cobro = NonNullable<Awaited<ReturnType<typeof findCobro>>>;

/** The last charges of an account. */
export const listCobros = (connection: Connection, usuarioId: number, cuantos: number) =>
  cobros(connection)
    .where('cargos.usuario_id', '=', usuarioId)
    .orderBy('cargos.creado_en', 'desc')
    .orderBy('cargos.id', 'desc')
    .limit(cuantos)
    .execute();

/** What was given back of a charge, in its order, with who of the registry did. */
export const listDevuelto = (connection: Connection, cargoId: number) =>
  connection
    .selectFrom('devoluciones')
    .innerJoin('usuarios', 'usuarios.id', 'devoluciones.hizo_id')
    .select([
      'devoluciones.id',
      'devoluciones.importe',
      'devoluciones.motivo',
      'devoluciones.creado_en',
      'usuarios.nombre',
      'usuarios.login',
    ])
    .where('cargo_id', '=', cargoId)
    .orderBy('devoluciones.id')
    .execute();

/** What was given back of some charges, of those of which something was. */
export async function listDevueltos(connection: Connection, cargos: readonly number[]) {
  if (cargos.length === 0) return [];
  const rows = await connection
    .selectFrom('devoluciones')
    .select((all) => ['cargo_id', all.fn.sum('importe').as('devuelto')])
    .where('cargo_id', 'in', cargos)
    .groupBy('cargo_id')
    .execute();
  return rows.map(({ cargo_id, devuelto }) => ({ cobro: cargo_id, importe: Number(devuelto) }));
}

/** Whose account it is. */
export const findCuenta = (connection: Connection, id: number) =>
  connection.selectFrom('usuarios').select(['id', 'nombre', 'login']).where('id', '=', id).executeTakeFirst();
