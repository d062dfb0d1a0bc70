import { setImmediate as attendOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Registro } from '../../dns/registro';

const deJson = (json: string): Registro[] => JSON.parse(json);

const readVersion = <V extends { quitados: string; agregados: string }>({
  quitados,
  agregados,
  ...version
}: V) => ({ ...version, quitados: deJson(quitados), agregados: deJson(agregados) });

/** Bytes of versions held at once: one alone may be of every record of a large zone. */
const BYTES_A_LA_VEZ = 4_000_000;
const VERSIONES_A_LA_VEZ = 1000;

/** The oldest of the next versions, going back, that are read together; undefined where there are no more. */
async function proximaTanda(
  connection: Connection,
  dominioId: number,
  desde: number,
  hasta: number | null,
): Promise<number | undefined> {
  const rows = await connection
    .selectFrom('dns_versiones')
    .select(['version', sql<number>`octet_length(quitados) + octet_length(agregados)`.as('bytes')])
    .where('dominio_id', '=', dominioId)
    .where('version', '>', desde)
    .$if(hasta !== null, (all) => all.where('version', '<', hasta))
    .orderBy('version', 'desc')
    .limit(VERSIONES_A_LA_VEZ)
    .execute();
  let bytes = 0;
  const caben = rows.filter((row, at) => {
    bytes += Number(row.bytes);
    return at === 0 || bytes <= BYTES_A_LA_VEZ;
  });
  return caben.at(-1)?.version;
}

/** The versions of a zone, with who made each. */
const versionesDe = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dns_versiones as version')
    .leftJoin('usuarios', 'usuarios.id', 'version.usuario_id')
    .select(['version.version', 'version.momento', 'version.motivo'])
    .select(['version.quitados', 'version.agregados', 'usuarios.nombre', 'usuarios.login'])
    .select(['version.deshizo_desde', 'version.deshizo_hasta', 'version.rehace'])
    .where('version.dominio_id', '=', dominioId);

/** One of them; undefined where there is none with that number. */
export async function findVersion(connection: Connection, dominioId: number, version: number) {
  const row = await versionesDe(connection, dominioId)
    .where('version.version', '=', version)
    .executeTakeFirst();
  return row && readVersion(row);
}

/**
 * The versions of a zone after one of them, newest first, with who made each: a few in memory at a time, and whoever else
 * asks for something is attended between them.
 */
export async function* haciaAtras(connection: Connection, dominioId: number, desde: number) {
  for (let hasta: number | null = null; ; ) {
    const oldest: number | undefined = await proximaTanda(connection, dominioId, desde, hasta);
    if (oldest === undefined) return;
    const rows = await versionesDe(connection, dominioId)
      .where('version.version', '>=', oldest)
      .$if(hasta !== null, (all) => all.where('version.version', '<', hasta))
      .orderBy('version.version', 'desc')
      .execute();
    for (const row of rows) yield readVersion(row);
    hasta = oldest;
    await attendOthers();
  }
}
