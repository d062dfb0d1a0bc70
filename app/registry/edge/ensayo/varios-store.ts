import type { Connection } from '~/database/connection.server';

/** How many of some names, changed just now, the servers have to be given anew: it was asked for with the version that the change made. */
export async function countPublicadas(trx: Connection, nombres: readonly string[]): Promise<number> {
  if (nombres.length === 0) return 0;
  const { total } = await trx
    .selectFrom('dominio_publicaciones as pedida')
    .innerJoin('dominios', (on) =>
      on.onRef('dominios.id', '=', 'pedida.dominio_id').onRef('dominios.version', '=', 'pedida.version'),
    )
    .select((is) => is.fn.countAll().as('total'))
    .where('pedida.nombre', 'in', nombres)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What the newest version of each of some names changed, as its history has it. */
export const listCambios = (trx: Connection, nombres: readonly string[]) =>
  trx
    .selectFrom('dominio_historia as entrada')
    .innerJoin('dominios', (on) =>
      on.onRef('dominios.id', '=', 'entrada.dominio_id').onRef('dominios.version', '=', 'entrada.version'),
    )
    .select(['dominios.nombre', 'entrada.antes', 'entrada.despues'])
    .where('dominios.nombre', 'in', nombres)
    .execute();

/** Some accounts, also those that are there no more: how each is called, and its number. */
export async function listCuentas(trx: Connection, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await trx
    .selectFrom('plantillas_cuenta')
    .select(['id', 'nombre', 'cuenta'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
