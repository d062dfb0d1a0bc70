import type { Connection } from '~/database/connection.server';
import type { DnsDelegacionesTable } from '~/database/tables/dns';
import { padreDe } from '../../../domain/labels';

export const delegacion = (connection: Connection, nombre: string) =>
  connection.selectFrom('dns_delegaciones').where('nombre', '=', nombre);

/** What was last asked of a name's place in the zones. */
export const findDelegacion = (connection: Connection, nombre: string) =>
  delegacion(connection, nombre).selectAll().executeTakeFirst();

export const saveDelegacion = (
  trx: Connection,
  { nombre, ...rest }: Omit<DnsDelegacionesTable, 'publicada_en'>,
) =>
  trx
    .insertInto('dns_delegaciones')
    .values({ nombre, ...rest })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet(rest))
    .execute();

export const deleteDelegacion = (trx: Connection, nombre: string) =>
  trx.deleteFrom('dns_delegaciones').where('nombre', '=', nombre).execute();

/** The zone above some names was published with what changed of them; other owners of it are no names of ours. */
export async function markDelegaciones(
  trx: Connection,
  zona: string,
  propietarios: readonly string[],
  momento: string,
): Promise<void> {
  const nombres = propietarios.filter((propietario) => padreDe(propietario) === zona);
  for (let at = 0; at < nombres.length; at += POR_SENTENCIA)
    await trx
      .updateTable('dns_delegaciones')
      .set({ publicada_en: momento })
      .where('nombre', 'in', nombres.slice(at, at + POR_SENTENCIA))
      .execute();
}

/** Parameters of one statement. */
const POR_SENTENCIA = 500;
