import type { Connection } from '~/database/connection.server';

/** The last charge there is: what is charged after it is newer. */
export async function lastCargo(trx: Connection): Promise<number> {
  const { id } = await trx
    .selectFrom('cargos')
    .select((is) => is.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/** What was charged for a name after one, in centésimos. */
export async function cobradoDesde(trx: Connection, nombre: string, last: number): Promise<number> {
  const { total } = await trx
    .selectFrom('cargos')
    .select((is) => is.fn.sum('importe').as('total'))
    .where('nombre', '=', nombre)
    .where('id', '>', last)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** How a request stands. */
export const finDe = (trx: Connection, id: number) =>
  trx
    .selectFrom('transferencias')
    .select(['estado', 'vencimiento_nuevo as vencimiento'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
