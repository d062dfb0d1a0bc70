import type { Connection } from '~/database/connection.server';
import { porClave, retirar } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { haciaAtras } from './versiones-store';
import { findZona } from './zona-store';

/**
 * The records of a zone as they were at one of its versions, from those that there are now: each version after it is taken
 * back, which costs what it changed.
 */
export async function enVersion(
  connection: Connection,
  dominioId: number,
  version: number,
  actuales: readonly Registro[],
): Promise<Registro[]> {
  const zona = await findZona(connection, dominioId);
  // Also a number that no column holds: PostgreSQL refuses to compare with it.
  if (!zona || version >= zona.version) return [...actuales];
  const registros = porClave(actuales);
  for await (const cambio of haciaAtras(connection, dominioId, Math.max(version, 0)))
    retirar(registros, cambio);
  return [...registros.values()];
}
