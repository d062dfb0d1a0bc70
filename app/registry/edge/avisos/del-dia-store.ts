import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { Asked } from '../due/work';
import type { Aviso } from './aviso';

/** What one address is to be mailed. */
export interface Resumible {
  /** Of the first notice that waits: names this mail. */
  id: number;
  para: string;
}

/** How long it is remembered that somebody was told: longer than any stage of a date (decision 026). */
const DAYS_KEPT = 90;

/** Keeps a notice for the day's mail, in the transaction of what it tells. Told already, it is not kept again. */
export const keepDelDia = (
  trx: Connection,
  { clave, para, aviso }: { clave: string; para: string; aviso: Aviso },
  now: Temporal.Instant,
) =>
  trx
    .insertInto('avisos_del_dia')
    .values({
      clave,
      para,
      aviso: JSON.stringify(aviso),
      urgente: aviso.prioridad === 'ALTA' ? 1 : 0,
      creado_en: stamp(now),
      dia: null,
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();

/** The addresses that are due their mail: none left today, or something urgent came after it. */
export const listResumibles = (
  connection: Connection,
  { now, isOpen, limit }: Asked<Resumible>,
): Promise<Resumible[]> =>
  connection
    .with('debidos', (query) =>
      query
        .selectFrom('avisos_del_dia as aviso')
        .select((is) => [is.fn.min<number>('aviso.id').as('id'), 'aviso.para'])
        .where('aviso.dia', 'is', null)
        .where((is) =>
          is.or([
            is('aviso.urgente', '=', 1),
            is.not(
              is.exists(
                is
                  .selectFrom('avisos_del_dia as mandado')
                  .select('mandado.id')
                  .whereRef('mandado.para', '=', 'aviso.para')
                  .where('mandado.dia', '=', dayOf(now).toString()),
              ),
            ),
          ]),
        )
        .groupBy('aviso.para'),
    )
    .selectFrom('debidos')
    .select(['id', 'para'])
    .where(isOpen(sql`cast(debidos.id as text)`))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Takes all that waits for an address, urgent ones first: they are told in the transaction that takes them. */
export async function takeDelDia(trx: Connection, para: string, now: Temporal.Instant): Promise<Aviso[]> {
  const waiting = await trx
    .selectFrom('avisos_del_dia')
    .select(['id', 'aviso'])
    .where('para', '=', para)
    .where('dia', 'is', null)
    .orderBy('urgente', 'desc')
    .orderBy('id')
    .execute();
  const dia = dayOf(now).toString();
  await trx
    .updateTable('avisos_del_dia')
    .set({ dia, aviso: '' })
    .where('para', '=', para)
    .where('dia', 'is', null)
    .where('id', '<=', Math.max(0, ...waiting.map(({ id }) => id)))
    .execute();
  return waiting.map(({ aviso }) => {
    const kept: Aviso = JSON.parse(aviso);
    return kept;
  });
}

/** Forgets what was told long ago. */
export const removeResumidos = (connection: Connection, now: Temporal.Instant) =>
  forgetAll(connection, {
    table: 'avisos_del_dia',
    key: ['id'],
    isOver: sql`dia < ${dayOf(now).subtract({ days: DAYS_KEPT }).toString()}`,
  });
