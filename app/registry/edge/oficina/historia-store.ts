import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { ActoDeHistoria, OficinaHistoriaTable } from '~/database/tables/oficina';
import type { ClaseDeSobre } from '../../domain/sobre';

/** The newest entry of a chain. */
export const lastOf = (connection: Connection, cadena: number) =>
  connection
    .selectFrom('oficina_historia')
    .select(['lugar', 'hash'])
    .where('cadena', '=', cadena)
    .orderBy('lugar', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertActo = (trx: Connection, acto: Insertable<OficinaHistoriaTable>) =>
  trx.insertInto('oficina_historia').values(acto).execute();

const of = (connection: Connection, usuarioId: number | undefined) =>
  connection
    .selectFrom('oficina_historia')
    .$if(usuarioId !== undefined, (some) => some.where('cadena', '=', usuarioId ?? 0));

/** A part of what was done, newest first: by one, or by everybody. */
export async function listActos(
  connection: Connection,
  usuarioId: number | undefined,
  { desde, cantidad }: { desde: number; cantidad: number },
) {
  const { total } = await of(connection, usuarioId)
    .select((count) => count.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const actos = await of(connection, usuarioId)
    .leftJoin('usuarios', 'usuarios.id', 'oficina_historia.usuario_id')
    .selectAll('oficina_historia')
    .select(['usuarios.nombre', 'usuarios.login'])
    .orderBy('oficina_historia.id', 'desc')
    .limit(cantidad)
    .offset(desde)
    .execute();
  return { total: Number(total), actos };
}

/** What opens something to who did it, for a while. */
interface Buscado {
  usuarioId: number;
  clase: ClaseDeSobre;
  sobre: string;
  actos: readonly string[];
  /** As it is stored. */
  desde: string;
}

/** The newest of some acts that somebody did over something after a moment. */
export const findActo = (connection: Connection, { usuarioId, clase, sobre, actos, desde }: Buscado) =>
  connection
    .selectFrom('oficina_historia')
    .select(['motivo', 'momento'])
    .where('clase', '=', clase)
    .where('sobre', '=', sobre)
    .where('usuario_id', '=', usuarioId)
    .where('acto', 'in', actos)
    .where('momento', '>', desde)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When something was last done over each of some things. */
export async function lastMomentos(
  connection: Connection,
  clase: ClaseDeSobre,
  sobre: readonly string[],
): Promise<Map<string, string>> {
  if (sobre.length === 0) return new Map();
  const rows = await connection
    .selectFrom('oficina_historia')
    .select((row) => ['sobre', row.fn.max('momento').as('momento')])
    .where('clase', '=', clase)
    .where('sobre', 'in', sobre)
    .groupBy('sobre')
    .execute();
  return new Map(rows.map((row) => [row.sobre, row.momento]));
}

/** Whose chains there are. */
export async function listCadenas(connection: Connection): Promise<number[]> {
  const rows = await connection.selectFrom('oficina_historia').select('cadena').distinct().execute();
  return rows.map(({ cadena }) => cadena);
}

/** A whole chain, oldest first. */
export const listCadena = (connection: Connection, cadena: number): Promise<ActoDeHistoria[]> =>
  connection
    .selectFrom('oficina_historia')
    .selectAll()
    .where('cadena', '=', cadena)
    .orderBy('lugar')
    .execute();

/** What the people of some accounts are called. */
export async function findLlamadas(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return connection.selectFrom('usuarios').select(['id', 'nombre', 'login']).where('id', 'in', ids).execute();
}
