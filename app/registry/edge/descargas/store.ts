import { type Selectable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { DescargasTables } from '~/database/tables/descargas';
import type { Asked } from '../due/work';

export type Descarga = Selectable<DescargasTables['descargas']>;

/** Whether its time is over; until then it can be downloaded, or is being made. */
export const estaVencida = ({ vence_en }: Pick<Descarga, 'vence_en'>, now: Temporal.Instant): boolean =>
  vence_en !== null && vence_en <= stamp(now);

export const findDescarga = (connection: Connection, usuarioId: number): Promise<Descarga | undefined> =>
  connection.selectFrom('descargas').selectAll().where('usuario_id', '=', usuarioId).executeTakeFirst();

export const insertDescarga = (
  trx: Connection,
  descarga: Pick<Descarga, 'usuario_id' | 'codigo' | 'pedida_en'>,
) => trx.insertInto('descargas').values(descarga).execute();

/** Says that one is made; false where it was taken back meanwhile. */
export async function setHecha(
  trx: Connection,
  codigo: string,
  made: { hecha_en: string; vence_en: string; guardado_como: string; tamano: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('descargas')
    .set(made)
    .where('codigo', '=', codigo)
    .where('hecha_en', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes one back; answers what its file is called, where it has one. */
export async function removeDescarga(trx: Connection, codigo: string): Promise<string | null> {
  const gone = await trx
    .deleteFrom('descargas')
    .where('codigo', '=', codigo)
    .returning('guardado_como')
    .executeTakeFirst();
  return gone?.guardado_como ?? null;
}

/** Those that wait to be made, the oldest first. */
export const listPedidas = (connection: Connection, { isOpen, limit }: Asked<Descarga>) =>
  connection
    .selectFrom('descargas')
    .selectAll()
    .where('hecha_en', 'is', null)
    .where(isOpen(sql.ref('descargas.codigo')))
    .orderBy('pedida_en')
    .limit(limit)
    .execute();

/** Those whose time is over. */
export const listVencidas = (connection: Connection, { now, isOpen, limit }: Asked<Descarga>) =>
  connection
    .selectFrom('descargas')
    .selectAll()
    .where('vence_en', '<=', stamp(now))
    .where(isOpen(sql.ref('descargas.codigo')))
    .orderBy('vence_en')
    .limit(limit)
    .execute();
