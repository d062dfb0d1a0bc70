import { database } from '~/database/connection.server';

/** Requests like the one that there is, of as many other names. */
export async function moreRequests(many: number): Promise<void> {
  const { id: _, ...row } = await database()
    .selectFrom('transferencias')
    .selectAll()
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: many }, (_each, at) => ({
    ...row,
    nombre: `otra-${at}.uy`,
    referencia: `referencia-${at}`,
    dominio_id: null,
    codigo_id: null,
  }));
  await database().insertInto('transferencias').values(rows).execute();
}
