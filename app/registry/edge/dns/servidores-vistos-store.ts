import type { Connection } from '~/database/connection.server';

/** Servers that a name has no more are wrong no more, whatever was found of them. */
export async function forgetServers(
  trx: Connection,
  dominioId: number,
  quedan: ReadonlySet<string>,
): Promise<void> {
  const found = await trx
    .selectFrom('peligros')
    .select(['tipo', 'servidores'])
    .where('dominio_id', '=', dominioId)
    .where('servidores', 'is not', null)
    .execute();
  for (const { tipo, servidores } of found)
    if (!servidores?.split(' ').some((each) => quedan.has(each)))
      await trx.deleteFrom('peligros').where('dominio_id', '=', dominioId).where('tipo', '=', tipo).execute();
}
