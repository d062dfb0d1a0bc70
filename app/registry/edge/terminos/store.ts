import type { Connection } from '~/database/connection.server';
import { cached } from '~/database/reference-cache';
import { huellaDeTerminos } from './huella';
import { sanitizeTerms } from './sanitize';

/** The versions that are or will be in force, the newest first, without their texts. */
const listMomentos = cached((connection) =>
  connection
    .selectFrom('terminos')
    .select(['id', 'vigente_desde'])
    .where('estado', '=', 'PUBLICADO')
    .orderBy('version', 'desc')
    .execute(),
);

/** Which version is in force at an instant; asked by every page of who is signed in, and so from memory. */
export const idVigente = async (connection: Connection, instante: string): Promise<number | undefined> =>
  (await listMomentos(connection)).find(({ vigente_desde }) => vigente_desde <= instante)?.id;

/** The version in force at an instant: the newest of those that have begun. */
export const findVigente = (connection: Connection, instante: string) =>
  connection
    .selectFrom('terminos')
    .selectAll()
    .where('estado', '=', 'PUBLICADO')
    .where('vigente_desde', '<=', instante)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When this user accepted this version. */
export const findAcceptance = (connection: Connection, usuarioId: number, terminosId: number) =>
  connection
    .selectFrom('terminos_aceptados')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('terminos_id', '=', terminosId)
    .executeTakeFirst();

/** Keeps an acceptance, with the hash of the text that was accepted; of a version accepted before, the first time stands. */
export async function keepAcceptance(
  connection: Connection,
  usuarioId: number,
  { id, contenido }: { id: number; contenido: string },
  instante: string,
): Promise<void> {
  await connection
    .insertInto('terminos_aceptados')
    .values({
      usuario_id: usuarioId,
      terminos_id: id,
      aceptado_en: instante,
      huella: huellaDeTerminos(contenido),
    })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'terminos_id']).doNothing())
    .execute();
}

/** Adds a version, sanitised here and nowhere else. A version that exists is left as it is. */
export async function publishTerms(
  connection: Connection,
  version: { version: number; contenido: string; vigente_desde: string },
): Promise<void> {
  await connection
    .insertInto('terminos')
    .values({ ...version, contenido: sanitizeTerms(version.contenido) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}
