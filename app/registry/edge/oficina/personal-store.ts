import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { cached } from '~/database/reference-cache';
import { type Conjunto, permite } from '../../domain/oficina';

/** Somebody who works at the registry, and what they may do. */
export interface Funcionario {
  id: number;
  usuarioId: number;
  conjuntos: Conjunto[];
}

/** Somebody's sets, in a row each. */
const rows = (connection: Connection) =>
  connection
    .selectFrom('funcionarios')
    .innerJoin('funcionario_conjuntos as suyo', 'suyo.funcionario_id', 'funcionarios.id')
    .select(['funcionarios.id', 'funcionarios.usuario_id', 'funcionarios.alta_en', 'suyo.conjunto'])
    .where('funcionarios.baja_en', 'is', null)
    .orderBy('suyo.conjunto');

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function funcionarioIn(found: readonly Row[]): Funcionario | undefined {
  const [first] = found;
  return (
    first && { id: first.id, usuarioId: first.usuario_id, conjuntos: found.map(({ conjunto }) => conjunto) }
  );
}

/** Who works at the registry with this account; undefined of anybody else. */
export const findFuncionario = async (connection: Connection, usuarioId: number) =>
  funcionarioIn(await rows(connection).where('funcionarios.usuario_id', '=', usuarioId).execute());

/** The same by their number at the desk. */
export const findPorId = async (connection: Connection, id: number) =>
  funcionarioIn(await rows(connection).where('funcionarios.id', '=', id).execute());

/** Everybody who works there, in the order in which they began. */
export async function listPersonal(connection: Connection) {
  const found = await rows(connection)
    .innerJoin('usuarios', 'usuarios.id', 'funcionarios.usuario_id')
    .select(['usuarios.nombre', 'usuarios.login', 'usuarios.correo'])
    .orderBy('funcionarios.id')
    .execute();
  const people = new Map<number, (typeof found)[number] & { conjuntos: Conjunto[] }>();
  for (const row of found) {
    const known = people.get(row.id);
    if (known) known.conjuntos.push(row.conjunto);
    else people.set(row.id, { ...row, conjuntos: [row.conjunto] });
  }
  return [...people.values()];
}

/** The accounts of everybody who works there, kept in memory: every page of who is signed in asks. */
export const oidsDePersonal = cached(async (connection): Promise<ReadonlySet<string>> => {
  const found = await connection
    .selectFrom('funcionarios')
    .innerJoin('usuarios', 'usuarios.id', 'funcionarios.usuario_id')
    .select('usuarios.oid')
    .where('funcionarios.baja_en', 'is', null)
    .execute();
  return new Set(found.map(({ oid }) => oid));
});

/** How many may decide who works there. Asked under the lock of `lockPersonal`. */
export async function countDireccion(connection: Connection): Promise<number> {
  const found = await rows(connection).where('suyo.conjunto', '=', 'direccion').execute();
  return found.length;
}

/** Makes the changes of who works there wait for each other, so that no two take away the last ones who may. */
export const lockPersonal = (trx: Connection) =>
  trx
    .updateTable('funcionarios')
    .set((row) => ({ alta_en: row.ref('alta_en') }))
    .execute();

/** What somebody attended who does so no longer is everybody's again. */
const soltarConsultas = (trx: Connection, usuarioId: number) =>
  trx
    .updateTable('tickets')
    .set({ asignado_a: null })
    .where('estado', 'in', ['ABIERTO', 'RESPONDIDO'])
    .where('asignado_a', '=', usuarioId)
    .execute();

/** Gives somebody these sets and no others: with none they work there no longer. */
export async function saveConjuntos(
  trx: Connection,
  usuarioId: number,
  conjuntos: readonly Conjunto[],
  now: Temporal.Instant,
): Promise<number> {
  const baja_en = conjuntos.length === 0 ? stamp(now) : null;
  const { id } = await trx
    .insertInto('funcionarios')
    .values({ usuario_id: usuarioId, alta_en: stamp(now), baja_en })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ baja_en }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('funcionario_conjuntos').where('funcionario_id', '=', id).execute();
  if (conjuntos.length > 0)
    await trx
      .insertInto('funcionario_conjuntos')
      .values(conjuntos.map((conjunto) => ({ funcionario_id: id, conjunto })))
      .execute();
  if (!permite(conjuntos, 'atenderConsultas')) await soltarConsultas(trx, usuarioId);
  return id;
}

/** The accounts that signed in with a mail address, or have a login: an address may be several people's. */
export const findCuentas = (connection: Connection, escrito: string) =>
  connection
    .selectFrom('usuarios')
    .select(['id', 'login', 'nombre', 'correo'])
    .where((is) =>
      is.or([
        is((fn) => fn.fn('lower', ['correo']), '=', escrito.toLowerCase()),
        is((fn) => fn.fn('lower', ['login']), '=', escrito.toLowerCase()),
      ]),
    )
    .orderBy('id')
    .limit(5)
    .execute();
