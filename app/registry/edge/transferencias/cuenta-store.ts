import type { Connection } from '~/database/connection.server';

/** What an account is called, also once it was deleted. */
export async function nombreDeCuenta(connection: Connection, id: number): Promise<string | null> {
  const row = await connection
    .selectFrom('plantillas_cuenta')
    .select('nombre')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.nombre ?? null;
}
