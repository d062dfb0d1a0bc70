import type { Connection } from '~/database/connection.server';

/** Three are named, and one more says that there are others. */
const UNOS_POCOS = 4;

/** Other names that some servers are used by, a few of them. */
export async function quienesUsan(
  connection: Connection,
  servidor: string,
  menos: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('nameservers')
    .innerJoin('dominios', 'dominios.id', 'nameservers.dominio_id')
    .select('dominios.nombre')
    .distinct()
    .where('nameservers.nombre', '=', servidor)
    .where('nameservers.dominio_id', '!=', menos)
    .where('dominios.alojado', '=', 0)
    .orderBy('dominios.nombre')
    .limit(UNOS_POCOS)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Which of some names are registered. */
export async function registrados(connection: Connection, nombres: readonly string[]): Promise<Set<string>> {
  if (nombres.length === 0) return new Set();
  const rows = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('nombre', 'in', nombres)
    .execute();
  return new Set(rows.map(({ nombre }) => nombre));
}
