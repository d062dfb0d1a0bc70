import type { Insertable, Selectable } from 'kysely';
import type { Connection, Database } from '~/database/connection.server';
import type { CambioMasivoDominiosTable, CambiosMasivosTable } from '~/database/tables/administracion';
import type { UsuarioActual } from '../../quien/account-store';

export type CambioMasivo = Selectable<CambiosMasivosTable>;
type Resultado = CambioMasivoDominiosTable['resultado'];

/** Rows of one statement: both engines take so many values. */
const TANDA = 500;

/** Keeps a bulk change and the names it is for, in their order. */
export async function insertCambio(
  trx: Connection,
  values: Insertable<CambiosMasivosTable>,
  nombres: readonly string[],
): Promise<number> {
  const { id } = await trx
    .insertInto('cambios_masivos')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < nombres.length; from += TANDA)
    await trx
      .insertInto('cambio_masivo_dominios')
      .values(
        nombres.slice(from, from + TANDA).map((nombre, at) => ({
          cambio_id: id,
          orden: from + at + 1,
          nombre,
          resultado: 'PENDIENTE' as const,
          mensaje: '',
        })),
      )
      .execute();
  return id;
}

/** A bulk change of somebody's. */
export const findCambio = (connection: Connection, usuarioId: number, id: number) =>
  connection
    .selectFrom('cambios_masivos')
    .selectAll()
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** Of everybody the oldest that is under way: who asked for many waits for their own, and nobody else does. */
export const listEnCurso = (database: Database) =>
  database
    .selectFrom('cambios_masivos')
    .select((is) => ['usuario_id', is.fn.min('id').as('id')])
    .where('estado', '=', 'EN_CURSO')
    .groupBy('usuario_id')
    .orderBy('id')
    .limit(100)
    .execute();

/** How many of somebody's are under way. */
export async function countEnCurso(trx: Connection, usuarioId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('cambios_masivos')
    .select((is) => is.fn.countAll().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'EN_CURSO')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One that is under way, for this transaction alone: of several processes one takes the next names. */
export const lockEnCurso = (trx: Connection, id: number): Promise<CambioMasivo | undefined> =>
  trx
    .updateTable('cambios_masivos')
    .set({ estado: 'EN_CURSO' })
    .where('id', '=', id)
    .where('estado', '=', 'EN_CURSO')
    .returningAll()
    .executeTakeFirst();

export const getUsuario = (connection: Connection, id: number): Promise<UsuarioActual> =>
  connection
    .selectFrom('usuarios')
    .select(['id', 'oid', 'login', 'nombre', 'correo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The next names of a bulk change. */
export async function listSiguientes(trx: Connection, id: number, cantidad: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('cambio_masivo_dominios')
    .select('nombre')
    .where('cambio_id', '=', id)
    .where('resultado', '=', 'PENDIENTE')
    .orderBy('orden')
    .limit(cantidad)
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Writes what became of some names that end alike. */
export const writeResultado = (
  trx: Connection,
  id: number,
  nombres: readonly string[],
  values: { resultado: Resultado; mensaje: string },
) =>
  trx
    .updateTable('cambio_masivo_dominios')
    .set(values)
    .where('cambio_id', '=', id)
    .where('nombre', 'in', nombres)
    .execute();

/** Adds to the counts of a bulk change that is locked, and ends it where no name is left. */
export const updateCambio = (
  trx: Connection,
  id: number,
  values: Pick<CambioMasivo, 'estado' | 'cambiados' | 'no_cambiados' | 'terminado_en'>,
) =>
  trx
    .updateTable('cambios_masivos')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Names that a bulk change left because somebody else had changed them, in order. */
export async function listConflictos(connection: Connection, id: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('cambio_masivo_dominios')
    .select('nombre')
    .where('cambio_id', '=', id)
    .where('resultado', '=', 'CONFLICTO')
    .orderBy('orden')
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** What became of the names of a bulk change, in order, from one on. */
export const listResultados = (
  connection: Connection,
  id: number,
  { despuesDe, cantidad, soloNoCambiados }: { despuesDe: number; cantidad: number; soloNoCambiados: boolean },
) =>
  connection
    .selectFrom('cambio_masivo_dominios')
    .select(['orden', 'nombre', 'resultado', 'mensaje'])
    .where('cambio_id', '=', id)
    .where('orden', '>', despuesDe)
    .$if(soloNoCambiados, (found) =>
      found.where('resultado', 'in', ['SIN_CAMBIOS', 'NO_APLICA', 'CONFLICTO']),
    )
    .orderBy('orden')
    .limit(cantidad)
    .execute();
