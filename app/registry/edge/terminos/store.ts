import type { Connection } from '~/database/connection.server';
import { sanitizeTerms } from './sanitize';

/** The version in force at an instant: the newest of those that have begun. */
export const findVigente = (connection: Connection, instante: string) =>
  connection
    .selectFrom('terminos')
    .selectAll()
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

/** Keeps an acceptance; of a version accepted before, the first time stands. */
export async function keepAcceptance(
  connection: Connection,
  usuarioId: number,
  terminosId: number,
  instante: string,
): Promise<void> {
  await connection
    .insertInto('terminos_aceptados')
    .values({ usuario_id: usuarioId, terminos_id: terminosId, aceptado_en: instante })
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
