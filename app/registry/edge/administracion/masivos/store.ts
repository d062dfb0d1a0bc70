import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { CambioMasivoDominiosTable, CambiosMasivosTable } from '~/database/tables/administracion';
import type { Asked } from '../../due/work';
import type { UsuarioActual } from '../../quien/account-store';

export type CambioMasivo = Selectable<CambiosMasivosTable>;
type Resultado = CambioMasivoDominiosTable['resultado'];

/** Rows of one statement: both engines take so many values. */
const TANDA = 500;
/** People whose changes one turn goes on with. */
const EN_UNA_VEZ = 100;

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
export const listEnCurso = (connection: Connection) =>
  connection
    .selectFrom('cambios_masivos')
    .select((is) => ['usuario_id', is.fn.min('id').as('id')])
    .where('estado', '=', 'EN_CURSO')
    .groupBy('usuario_id')
    .orderBy('id')
    .limit(EN_UNA_VEZ)
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
    .select(['id', 'oid', 'login', 'nombre', 'correo', 'menos_avisos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Names of one transaction: others that wait for one of them do not wait long. */
export const LOTE = 50;

/** A name whose turn it is in a bulk change. */
export interface Siguiente {
  clave: string;
  cambio_id: number;
  usuario_id: number;
  nombre: string;
}

/** The next names of each person's bulk change, as many as are done at once. */
export async function listSiguientes(
  connection: Connection,
  { isOpen }: Asked<Siguiente>,
): Promise<Siguiente[]> {
  const found: Siguiente[] = [];
  for (const { id, usuario_id } of await listEnCurso(connection)) {
    const clave = sql<string>`cast(cambio_masivo_dominios.cambio_id as text) || ':' || cambio_masivo_dominios.nombre`;
    const rows = await connection
      .selectFrom('cambio_masivo_dominios')
      .select(['nombre', 'cambio_id', clave.as('clave')])
      .where('cambio_id', '=', id)
      .where('resultado', '=', 'PENDIENTE')
      .where(isOpen(clave))
      .orderBy('orden')
      .limit(LOTE)
      .execute();
    found.push(...rows.map((row) => ({ ...row, usuario_id })));
  }
  return found;
}

/** Those of some names that nobody has done yet. */
export async function listPendientes(
  trx: Connection,
  id: number,
  nombres: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('cambio_masivo_dominios')
    .select('nombre')
    .where('cambio_id', '=', id)
    .where('nombre', 'in', nombres)
    .where('resultado', '=', 'PENDIENTE')
    .orderBy('orden')
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
