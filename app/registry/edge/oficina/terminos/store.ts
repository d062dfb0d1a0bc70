import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

export type Version = Selectable<Tables['terminos']>;

const conQuien = (connection: Connection) =>
  connection
    .selectFrom('terminos')
    .leftJoin('usuarios', 'usuarios.id', 'terminos.hecho_por')
    .selectAll('terminos')
    .select(['usuarios.nombre', 'usuarios.login']);

export const findVersion = (connection: Connection, id: number) =>
  conQuien(connection).where('terminos.id', '=', id).executeTakeFirst();

/** Every version, the last one first: they are few, and each is a text. */
export const listVersiones = (connection: Connection): Promise<Version[]> =>
  connection.selectFrom('terminos').selectAll().orderBy('version', 'desc').execute();

/** The published one that came before it. */
export const findAnterior = (connection: Connection, { version }: Version) =>
  connection
    .selectFrom('terminos')
    .selectAll()
    .where('estado', '=', 'PUBLICADO')
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** By which text a version was accepted, and how often, up to a bound. */
export async function countAceptaciones(connection: Connection, terminosId: number, hasta: number) {
  const some = connection
    .selectFrom('terminos_aceptados')
    .select('huella')
    .where('terminos_id', '=', terminosId)
    .limit(hasta);
  const rows = await connection
    .selectFrom(some.as('algunas'))
    .select(['huella', sql<number>`count(*)`.as('cuantos')])
    .groupBy('huella')
    .execute();
  return rows.map(({ huella, cuantos }) => ({ huella, cuantos: Number(cuantos) }));
}

/** Nobody else begins a version, nor changes one, in this transaction. */
export const lockVersiones = (trx: Connection) =>
  trx
    .updateTable('terminos')
    .set((row) => ({ revision: row.ref('revision') }))
    .execute();

/** Whether one is a draft, or waits for its day. */
export const findEnPreparacion = (connection: Connection, instante: string) =>
  connection
    .selectFrom('terminos')
    .select(['id', 'version'])
    .where((is) =>
      is.or([
        is('estado', '=', 'BORRADOR'),
        is.and([is('estado', '=', 'PUBLICADO'), is('vigente_desde', '>', instante)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

export async function insertVersion(
  trx: Connection,
  version: Omit<Insertable<Tables['terminos']>, 'version'>,
): Promise<number> {
  const { ultima } = await trx
    .selectFrom('terminos')
    .select((of) => of.fn.max('version').as('ultima'))
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('terminos')
    .values({ ...version, version: Number(ultima ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateVersion = (trx: Connection, id: number, changed: Updateable<Tables['terminos']>) =>
  trx.updateTable('terminos').set(changed).where('id', '=', id).execute();
