import type { Connection } from '~/database/connection.server';
import { VEN_PAGOS } from '../../domain/acciones';

/**
 * The renewals of a sale whose names somebody has a say in the payments of, with the account that pays for each: one
 * pays only while its owner has that say too (decision 026).
 */
export const listRenovables = (connection: Connection, ventaId: number, usuarioId: number) =>
  connection
    .selectFrom('venta_items')
    .innerJoin('dominios', 'dominios.id', 'venta_items.dominio_id')
    .innerJoin('dominio_usuarios as suyo', (join) =>
      join
        .onRef('suyo.dominio_id', '=', 'dominios.id')
        .on('suyo.usuario_id', '=', usuarioId)
        .on((on) => on.or(VEN_PAGOS.map((rol) => on(`suyo.${rol}`, '=', 1)))),
    )
    .leftJoin('plantillas_cuenta as cuenta', (join) =>
      join
        .onRef('cuenta.id', '=', 'dominios.cuenta_pago_id')
        .on('cuenta.eliminada_en', 'is', null)
        .on((on) =>
          on.exists(
            on
              .selectFrom('dominio_usuarios as paga')
              .select('paga.dominio_id')
              .whereRef('paga.dominio_id', '=', 'dominios.id')
              .whereRef('paga.usuario_id', '=', 'cuenta.usuario_id')
              .where((is) => is.or(VEN_PAGOS.map((rol) => is(`paga.${rol}`, '=', 1)))),
          ),
        ),
    )
    .select([
      'venta_items.id as item_id',
      'dominios.renovacion_automatica',
      'dominios.fecha_vencimiento',
      'cuenta.id as cuenta_id',
      'cuenta.nombre as cuenta',
    ])
    .where('venta_items.venta_id', '=', ventaId)
    .where('venta_items.tipo', '=', 'RENOVACION')
    .execute();
