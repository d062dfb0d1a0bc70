import type { Connection } from '~/database/connection.server';
import { ROLES } from '../../../domain/roles';
import { retenciones } from '../../dominios/retenciones-store';
import type { Filtro } from '../filtro-de-nombres';
import { relaciones } from '../store';

/** What decides whether a change applies to a name of somebody's. */
const situaciones = (connection: Connection, usuarioId: number, filtro: Filtro) =>
  relaciones(connection, usuarioId, filtro)
    .innerJoin('dominios as suyo', 'suyo.id', 'rol.dominio_id')
    .select([
      'suyo.nombre',
      'suyo.estado',
      'suyo.fecha_vencimiento',
      'suyo.fecha_eliminacion',
      'suyo.renovacion_automatica',
      'suyo.cuenta_pago_id',
      'suyo.congelado_hasta',
      'suyo.candado',
      ...ROLES.map((rol) => `rol.${rol}` as const),
    ])
    .select(retenciones(connection, 'suyo'));

export type Seleccionado = Awaited<ReturnType<typeof listPorFiltro>>[number];

/** Somebody's names that a filter finds, in the order of their names, `limite` at most. */
export const listPorFiltro = (connection: Connection, usuarioId: number, filtro: Filtro, limite: number) =>
  situaciones(connection, usuarioId, filtro).orderBy('rol.nombre').limit(limite).execute();

/** Parameters of one statement. */
const TANDA = 500;

/** Those of somebody's names that are among some, by name. */
export async function listPorNombre(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  nombres: readonly string[],
): Promise<Map<string, Seleccionado>> {
  const found = new Map<string, Seleccionado>();
  for (let from = 0; from < nombres.length; from += TANDA) {
    const rows = await situaciones(connection, usuarioId, filtro)
      .where('rol.nombre', 'in', nombres.slice(from, from + TANDA))
      .execute();
    for (const row of rows) found.set(row.nombre, row);
  }
  return found;
}
