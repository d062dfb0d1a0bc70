import type { Connection } from '~/database/connection.server';

/** The lines of a sale that were charged, with the account of each. */
export const listCobradas = (connection: Connection, ventaId: number) =>
  connection
    .selectFrom('venta_items as linea')
    .innerJoin('cargos', 'cargos.venta_item_id', 'linea.id')
    .innerJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'cargos.cuenta_pago_id')
    .select([
      'linea.id',
      'linea.tipo',
      'linea.nombre',
      'cargos.id as cargo_id',
      'cargos.importe',
      'cuenta.cuenta as numero',
      'cuenta.eliminada_en',
    ])
    .where('linea.venta_id', '=', ventaId)
    .orderBy('linea.id')
    .execute();
