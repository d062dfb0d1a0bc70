import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { PeligrosTables } from '~/database/tables/peligros';
import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../domain/lifecycle';
import { retenciones } from '../dominios/retenciones-store';
import type { Asked } from '../due/work';
import { turnoDelDia } from './turno-del-dia';

/** A name whose turn came. */
export interface Pendiente {
  dominioId: number;
  proximo: string;
}

export const claveDe = ({ dominioId, proximo }: Pendiente): string => `${dominioId}:${proximo}`;

const CLAVE = sql`cast(examen.dominio_id as text) || ':' || examen.proximo`;

/** Names of which something was found and that were changed since: whoever mended it sees that at once. */
const listCambiados = (connection: Connection, { isOpen, limit }: Asked<Pendiente>): Promise<Pendiente[]> =>
  connection
    .selectFrom('peligros')
    .innerJoin('peligros_examenes as examen', 'examen.dominio_id', 'peligros.dominio_id')
    .innerJoin('dominios', 'dominios.id', 'peligros.dominio_id')
    .select(['examen.dominio_id as dominioId', 'examen.proximo'])
    .distinct()
    .whereRef('dominios.version', '<>', 'examen.version')
    .where(isOpen(CLAVE))
    .limit(limit)
    .execute();

/** Names that were mended perhaps, then those whose turn came, the oldest turns first: a range of one index. */
export async function listPendientes(connection: Connection, asked: Asked<Pendiente>): Promise<Pendiente[]> {
  const cambiados = await listCambiados(connection, asked);
  const delDia = await connection
    .selectFrom('peligros_examenes as examen')
    .select(['examen.dominio_id as dominioId', 'examen.proximo'])
    .where('examen.proximo', '<=', stamp(asked.now))
    .where(asked.isOpen(CLAVE))
    .orderBy('examen.proximo')
    .orderBy('examen.dominio_id')
    .limit(asked.limit)
    .execute();
  const claves = new Set(cambiados.map(claveDe));
  return [...cambiados, ...delDia.filter((each) => !claves.has(claveDe(each)))];
}

/** A name that is examined, while it is the portal's to look after (decision 018). */
export const findExaminable = (connection: Connection, dominioId: number): Promise<Dominio | undefined> =>
  connection
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(connection))
    .where('id', '=', dominioId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('dominio_registradores as patrocinio')
            .select('patrocinio.dominio_id')
            .whereRef('patrocinio.dominio_id', '=', 'dominios.id')
            .where('patrocinio.registrador', '<>', PORTAL),
        ),
      ),
    )
    .executeTakeFirst();

/** Its next turn, and how it was. */
export const writeExamen = (
  trx: Connection,
  dominioId: number,
  examen: { proximo: string; examinado_en?: string; sin_saber?: string; version?: number },
) => trx.updateTable('peligros_examenes').set(examen).where('dominio_id', '=', dominioId).execute();

/** When a name is examined for the first time. */
export const insertExamen = (
  connection: Connection,
  ...examenes: readonly PeligrosTables['peligros_examenes'][]
) =>
  connection
    .insertInto('peligros_examenes')
    .values(examenes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** As many new names as get their turn in one statement; and how far back a transaction that took long may have left one. */
const AT_ONCE = 500;
const ATRASADOS = 1000;

/** Gives names that have none their turn: those that are new, for ids grow. */
export async function schedule(connection: Connection, now: Temporal.Instant): Promise<void> {
  for (;;) {
    const rows = await connection
      .selectFrom('dominios')
      .select('id')
      .where(
        'id',
        '>',
        sql<number>`(select coalesce(max(dominio_id), 0) from peligros_examenes) - ${sql.lit(ATRASADOS)}`,
      )
      .where(sql<boolean>`not exists (select 1 from peligros_examenes where dominio_id = dominios.id)`)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await insertExamen(
      connection,
      ...rows.map(({ id }) => ({
        dominio_id: id,
        proximo: stamp(turnoDelDia(id, now)),
        examinado_en: null,
        sin_saber: '',
        version: null,
      })),
    );
  }
}
