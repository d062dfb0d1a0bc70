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
