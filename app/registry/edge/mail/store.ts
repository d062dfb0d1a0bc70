import { type Insertable, type Selectable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import type { CorreosSalientesTable } from '~/database/tables/mail';
import type { Asked } from '../due/work';

export type CorreoPendiente = Selectable<CorreosSalientesTable>;

export type CorreoDebido = Pick<CorreoPendiente, 'id' | 'destino' | 'urgente'>;

/** Hosts that have as many mails under way as they may, also of the urgent ones or only of the others. */
export interface Full {
  ofUrgent: readonly string[];
  ofOthers: readonly string[];
}

/** Mails that are due: urgent ones first, then a turn for each host, its oldest first. */
export async function dueMails(
  connection: Connection,
  { isOpen, limit }: Asked<CorreoDebido>,
  { ofUrgent, ofOthers }: Full,
): Promise<CorreoDebido[]> {
  return connection
    .with('debidos', (query) =>
      query
        .selectFrom('correos_salientes')
        .select((is) => [
          'id',
          'destino',
          'urgente',
          'creado_en',
          is.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(['urgente', 'destino']).orderBy('creado_en').orderBy('id'))
            .as('turno'),
        ])
        .where('estado', '=', 'pendiente')
        .where(isOpen(sql`cast(correos_salientes.id as text)`))
        .$if(ofUrgent.length > 0, (due) => due.where('destino', 'not in', ofUrgent))
        .$if(ofOthers.length > 0, (due) =>
          due.where((is) => is.or([is('urgente', '=', 1), is('destino', 'not in', ofOthers)])),
        ),
    )
    .selectFrom('debidos')
    .select(['id', 'destino', 'urgente'])
    .orderBy('urgente', 'desc')
    .orderBy('turno')
    .orderBy('creado_en')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * A mail that is still to be sent. It is read by a change of its row that changes nothing: what cannot be written down is
 * not sent, for nobody could note that it was.
 */
export const holdMail = (connection: Connection, id: number): Promise<CorreoPendiente | undefined> =>
  connection
    .updateTable('correos_salientes')
    .set({ estado: 'pendiente' })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .returningAll()
    .executeTakeFirst();

/** The mail left: its bodies are not needed any more. */
export const markSent = (trx: Connection, id: number, now: Temporal.Instant) =>
  trx
    .updateTable('correos_salientes')
    .set({ estado: 'enviado', enviado_en: stamp(now), texto: '', html: '' })
    .where('id', '=', id)
    .execute();

/** Nobody will take it: kept, without its bodies, for whoever looks into it. Answers for whom it was. */
export const markFailed = (
  trx: Connection,
  id: number,
  ultimo_error: string,
): Promise<Pick<CorreoPendiente, 'para'> | undefined> =>
  trx
    .updateTable('correos_salientes')
    .set({ estado: 'fallido', ultimo_error, texto: '', html: '' })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .returning('para')
    .executeTakeFirst();

/** Whether a mail of which the key begins so has not left yet, nor was refused for good. */
export async function isWaiting(connection: Connection, begins: string): Promise<boolean> {
  const row = await connection
    .selectFrom('correos_salientes')
    .select('id')
    .where('clave', '>=', begins)
    .where('clave', '<', `${begins}\u{10FFFF}`)
    .where('estado', 'in', ['pendiente', 'retenido'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a mail to the outbox, unless one of the same event is there. */
export const insertCorreo = (connection: Connection, correo: Insertable<CorreosSalientesTable>) =>
  connection
    .insertInto('correos_salientes')
    .values(correo)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();

/** Since when the oldest mail waits to leave; undefined where none does. */
export async function oldestWaiting(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('correos_salientes')
    .select((is) => is.fn.min('creado_en').as('desde'))
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  return row?.desde ?? undefined;
}

/** How many mails wait to leave, how many nobody took, and how many a restored copy holds. */
export async function countUnsent(
  database: Database,
): Promise<Record<'pendiente' | 'fallido' | 'retenido', number>> {
  const rows = await database
    .selectFrom('correos_salientes')
    .select((is) => ['estado', is.fn.countAll<number | string>().as('cuantos')])
    .where('estado', 'in', ['pendiente', 'fallido', 'retenido'])
    .groupBy('estado')
    .execute();
  const of = (estado: string) => Number(rows.find((row) => row.estado === estado)?.cuantos ?? 0);
  return { pendiente: of('pendiente'), fallido: of('fallido'), retenido: of('retenido') };
}
