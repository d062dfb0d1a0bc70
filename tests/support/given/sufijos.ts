import { sql } from 'kysely';
import { type Connection, database } from '~/database/connection.server';

/** A suffix, or every one, is sold no more. */
export const soldNoMore = (tld?: string) => sold(0, tld);

/** A suffix, or every one, is sold again. */
export const soldAgain = (tld?: string) => sold(1, tld);

const sold = (habilitado: 0 | 1, tld?: string) =>
  database()
    .updateTable('sufijos')
    .set({ habilitado })
    .$if(tld !== undefined, (all) => all.where('tld', '=', tld ?? ''))
    .execute();

/** A suffix, or every one, costs that from now on, as an operator may have it at any time. */
export async function price(precio: number, tld?: string, connection: Connection = database()) {
  await noPlannedPrices(tld, connection);
  await connection
    .updateTable('sufijos')
    .set({ precio })
    .$if(tld !== undefined, (all) => all.where('tld', '=', tld ?? ''))
    .execute();
}

/** Nobody planned any price of a suffix, or of any. */
const noPlannedPrices = (tld?: string, connection: Connection = database()) =>
  connection
    .deleteFrom('sufijo_precios')
    .$if(tld !== undefined, (all) => all.where('tld', '=', tld ?? ''))
    .execute();

/** Handing names over to another holder is switched off. */
export const transfersSwitchedOff = () =>
  database().updateTable('funciones').set({ habilitada: 0 }).execute();

/** A suffix, or every one, is not known any more. */
export async function noSuffix(tld?: string) {
  await noPlannedPrices(tld);
  await database()
    .deleteFrom('sufijos')
    .$if(tld !== undefined, (all) => all.where('tld', '=', tld ?? ''))
    .execute();
}

/** So many names are reserved. */
export const reservedNames = (many: number) =>
  sql`with recursive each(n) as (select 1 union all select n + 1 from each where n < ${sql.lit(many)})
    insert into nombres_reservados (nombre) select 'reservado-' || n from each`.execute(database());

/** A suffix costs something else from a minute of Uruguay on, as somebody of the registry planned it. */
export async function nextPrice(precio: number, desde: string, tld = 'uy'): Promise<void> {
  const { id } = await database().selectFrom('usuarios').select('id').orderBy('id').executeTakeFirstOrThrow();
  await database()
    .insertInto('sufijo_precios')
    .values({
      tld,
      precio,
      desde,
      motivo: 'Ajuste anual.',
      puso_id: id,
      creado_en: '2026-01-01T00:00:00.000Z',
    })
    .execute();
}
