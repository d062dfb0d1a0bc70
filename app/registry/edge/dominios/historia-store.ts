import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Entrada } from '~/database/tables/historia';
import type { Suceso } from '../../domain/history';
import { type Anotacion, selloDe } from './history-chain';

/** The newest entry of a name. */
export const findUltima = (connection: Connection, dominioId: number): Promise<Entrada | undefined> =>
  connection
    .selectFrom('dominio_historia')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds an entry behind the newest one of its name, whose row is locked: nobody else adds one meanwhile. */
export async function insertEntrada(trx: Connection, anotacion: Anotacion): Promise<void> {
  const hash_anterior = (await findUltima(trx, anotacion.dominio_id))?.hash ?? '';
  const hash = selloDe(anotacion, hash_anterior);
  await trx
    .insertInto('dominio_historia')
    .values({ ...anotacion, hash_anterior, hash })
    .execute();
}

/** What happened to a name after one of its versions, oldest first. */
export const listDesde = (connection: Connection, dominioId: number, version: number) =>
  connection
    .selectFrom('dominio_historia')
    .select(['suceso', 'despues'])
    .where('dominio_id', '=', dominioId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();

/** The first entry of some kinds after a version. */
export const findPrimeraDesde = (
  connection: Connection,
  dominioId: number,
  version: number,
  sucesos: readonly Suceso[],
) =>
  connection
    .selectFrom('dominio_historia')
    .select('despues')
    .where('dominio_id', '=', dominioId)
    .where('version', '>', version)
    .where('suceso', 'in', sucesos)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();

/** What others did to a name, and the registry by itself, after a moment, oldest first. */
export const listDeOtros = (connection: Connection, dominioId: number, momento: string, usuarioId: number) =>
  connection
    .selectFrom('dominio_historia')
    .leftJoin('usuarios', 'usuarios.id', 'dominio_historia.usuario_id')
    .select(['suceso', 'antes', 'despues', 'usuarios.login', 'usuarios.nombre as usuario'])
    .where('dominio_id', '=', dominioId)
    .where('momento', '>', momento)
    .where((some) => some.or([some('usuario_id', 'is', null), some('usuario_id', '!=', usuarioId)]))
    .orderBy('version')
    .execute();

/** The whole history of a name, oldest first. */
export const listHistoria = (connection: Connection, dominioId: number): Promise<Entrada[]> =>
  connection
    .selectFrom('dominio_historia')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .orderBy('version')
    .execute();

/** Asks that a name's zone be looked at: one request a name, of its newest version. */
export async function requestPublicacion(
  trx: Connection,
  dominio: { id: number; nombre: string; version: number },
  now: Temporal.Instant,
): Promise<void> {
  const values = { dominio_id: dominio.id, version: dominio.version, pedida_en: stamp(now) };
  await trx
    .insertInto('dominio_publicaciones')
    .values({ nombre: dominio.nombre, ...values })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet(values))
    .execute();
}
