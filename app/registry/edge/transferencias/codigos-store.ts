import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CodigosAutorizacionTable } from '~/database/tables/transferencias';
import type { EstadoCodigo } from '../../domain/transfer/authorization-code';
import type { Asked } from '../due/work';

export type Codigo = Selectable<CodigosAutorizacionTable>;

const COLUMNAS = [
  'id',
  'dominio_id',
  'registrador',
  'referencia',
  'sellado',
  'huella',
  'fin',
  'titular',
  'estado',
  'usuario_id',
  'solicitado_en',
  'vence_en',
] as const;

const EN_USO: EstadoCodigo[] = ['ACTIVE', 'USED_FOR_REQUEST'];
/** As many as the history of a name's codes has. */
const A_LA_VISTA = 100;

/** The code of a name that is good, or that a registrar is asking with: one at most, an index says so. */
export const findEnUso = (connection: Connection, dominioId: number): Promise<Codigo | undefined> =>
  connection
    .selectFrom('codigos_autorizacion')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .where('estado', 'in', EN_USO)
    .executeTakeFirst();

/** Every code of a name, newest first. */
export const listCodigos = (connection: Connection, dominioId: number): Promise<Codigo[]> =>
  connection
    .selectFrom('codigos_autorizacion')
    .select(COLUMNAS)
    .where('dominio_id', '=', dominioId)
    .orderBy('id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

export const insertCodigo = (
  trx: Connection,
  values: Insertable<CodigosAutorizacionTable>,
): Promise<Codigo> =>
  trx.insertInto('codigos_autorizacion').values(values).returningAll().executeTakeFirstOrThrow();

const WIPED = { sellado: null, huella: null } as const;

/** Spends a code, or ends it: from now on only its end is known. */
export const wipeCodigo = (trx: Connection, id: number, estado: Exclude<EstadoCodigo, 'ACTIVE'>) => {
  const change: Updateable<CodigosAutorizacionTable> = { ...WIPED, estado };
  return trx.updateTable('codigos_autorizacion').set(change).where('id', '=', id).execute();
};

/** How one looks for codes that are due. */
type Due = Pick<Asked<never>, 'now' | 'isOpen' | 'limit'>;

/** Codes that are active, oldest first. */
const activos = (connection: Connection, { isOpen, limit }: Due) =>
  connection
    .selectFrom('codigos_autorizacion')
    .select('id')
    .where('estado', '=', 'ACTIVE')
    .where(isOpen(sql`cast(codigos_autorizacion.id as text)`))
    .orderBy('id')
    .limit(limit);

/** Codes whose time is over. */
export const listCodigosVencidos = (connection: Connection, due: Due) =>
  activos(connection, due).where('vence_en', '<=', stamp(due.now)).execute();

/** Codes whose name has another holder than the one they were made for. */
export const listDeOtroTitular = (connection: Connection, due: Due) =>
  activos(connection, due)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('dominios')
            .innerJoin('contactos', 'contactos.id', 'dominios.titular_id')
            .select('dominios.id')
            .whereRef('dominios.id', '=', 'codigos_autorizacion.dominio_id')
            .whereRef('contactos.nic_handle', '=', 'codigos_autorizacion.titular'),
        ),
      ),
    )
    .execute();

/** Ends some codes that are still active; answers how many were. */
export const wipeCodigos = async (
  trx: Connection,
  ids: readonly number[],
  estado: 'EXPIRED' | 'CANCELLED',
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('codigos_autorizacion')
    .set({ ...WIPED, estado })
    .where('id', 'in', ids)
    .where('estado', '=', 'ACTIVE')
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const findIntentos = (connection: Connection, nombre: string, quien: string) =>
  connection
    .selectFrom('codigo_intentos')
    .select(['fallos', 'bloqueado_hasta'])
    .where('nombre', '=', nombre)
    .where('quien', '=', quien)
    .executeTakeFirst();

/** Remembers a wrong try. */
export const saveIntentos = (
  trx: Connection,
  nombre: string,
  quien: string,
  values: { fallos: number; bloqueado_hasta: string | null },
) =>
  trx
    .insertInto('codigo_intentos')
    .values({ nombre, quien, ...values })
    .onConflict((conflict) => conflict.columns(['nombre', 'quien']).doUpdateSet(values))
    .execute();

/** Forgets them: the right code came from `quien`, or the name has another one and everybody begins anew. */
export const clearIntentos = (trx: Connection, nombre: string, quien?: string) =>
  trx
    .deleteFrom('codigo_intentos')
    .where('nombre', '=', nombre)
    .$if(quien !== undefined, (found) => found.where('quien', '=', quien ?? ''))
    .execute();

/** Codes of a registrar that are good and were made before an instant, with their name. */
export const listVigentesDesde = (connection: Connection, registrador: string, antesDe: string) =>
  connection
    .selectFrom('codigos_autorizacion')
    .innerJoin('dominios', 'dominios.id', 'codigos_autorizacion.dominio_id')
    .select(['codigos_autorizacion.id', 'dominios.nombre', 'codigos_autorizacion.sellado'])
    .where('codigos_autorizacion.estado', '=', 'ACTIVE')
    .where('codigos_autorizacion.registrador', '=', registrador)
    .where('codigos_autorizacion.solicitado_en', '<=', antesDe)
    .execute();
