import type { Connection } from '~/database/connection.server';
import { antesDe } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { findZona, listHaciaAtras } from './zona-store';

/** Versions held at once: each may be of every record of a large zone. */
const DE_A = 10;

/** The records of a zone as they were at one of its versions, from those that there are now. */
export async function enVersion(
  connection: Connection,
  dominioId: number,
  version: number,
  actuales: readonly Registro[],
): Promise<Registro[]> {
  const zona = await findZona(connection, dominioId);
  let registros = [...actuales];
  // Also a number that no column holds: PostgreSQL refuses to compare with it.
  if (!zona || version >= zona.version) return registros;
  const desde = Math.max(version, 0);
  for (let hasta: number | null = null; ; ) {
    const versiones = await listHaciaAtras(connection, dominioId, { desde, hasta, cuantas: DE_A });
    const oldest = versiones.at(-1);
    if (!oldest) return registros;
    registros = antesDe(registros, versiones.reverse());
    hasta = oldest.version;
  }
}
