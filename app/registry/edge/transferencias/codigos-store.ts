import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection, Database } from '~/database/connection.server';
import type { CodigosAutorizacionTable } from '~/database/tables/transferencias';
import type { EstadoCodigo } from './rules/codigos';

export type Codigo = Selectable<CodigosAutorizacionTable>;

const EN_USO: EstadoCodigo[] = ['ACTIVE', 'USED_FOR_REQUEST'];

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
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .orderBy('id', 'desc')
    .limit(100)
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

/** Ends every code whose time is over. */
export const wipeVencidos = async (trx: Connection, ahora: string): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('codigos_autorizacion')
    .set({ ...WIPED, estado: 'EXPIRED' })
    .where('estado', '=', 'ACTIVE')
    .where('vence_en', '<=', ahora)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Ends every code whose name has another holder than the one it was made for. */
export const wipeDeOtroTitular = async (trx: Connection): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('codigos_autorizacion')
    .set({ ...WIPED, estado: 'CANCELLED' })
    .where('estado', '=', 'ACTIVE')
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
export const listVigentesDesde = (database: Database, registrador: string, antesDe: string) =>
  database
    .selectFrom('codigos_autorizacion')
    .innerJoin('dominios', 'dominios.id', 'codigos_autorizacion.dominio_id')
    .select(['dominios.nombre', 'codigos_autorizacion.sellado'])
    .where('codigos_autorizacion.estado', '=', 'ACTIVE')
    .where('codigos_autorizacion.registrador', '=', registrador)
    .where('codigos_autorizacion.solicitado_en', '<=', antesDe)
    .execute();
