import type { Insertable, Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { randomId } from '~/config.server';
import type { Connection, Database } from '~/database/connection.server';
import type { CorreosSalientesTable } from '~/database/tables/mail';
import { ARRIENDO } from './rules';

export type CorreoPendiente = Selectable<CorreosSalientesTable>;

/** Instants are compared as text, so all have the same length. */
const text = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });

/** Ids of mails that are due and that nobody is sending, oldest first. */
export async function dueMails(database: Database, now: Temporal.Instant, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('correos_salientes')
    .select('id')
    .where('estado', '=', 'pendiente')
    .where('proximo_intento', '<=', text(now))
    .where((is) => is.or([is('tomado_hasta', 'is', null), is('tomado_hasta', '<=', text(now))]))
    .orderBy('proximo_intento')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Takes one mail for a while. The update repeats the condition on the row it changes, so of several senders
 * (threads, processes, machines) one gets it and the others get undefined.
 */
export async function takeMail(
  database: Database,
  id: number,
  now: Temporal.Instant,
): Promise<CorreoPendiente | undefined> {
  return database
    .updateTable('correos_salientes')
    .set((set) => ({
      tomado_por: randomId(),
      tomado_hasta: text(now.add(ARRIENDO)),
      intentos: set('intentos', '+', 1),
    }))
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .where('proximo_intento', '<=', text(now))
    .where((is) => is.or([is('tomado_hasta', 'is', null), is('tomado_hasta', '<=', text(now))]))
    .returningAll()
    .executeTakeFirst();
}

/** What came of an attempt; written only while the mail is still held by the one who made it. */
async function release(
  database: Database,
  correo: CorreoPendiente,
  change: Partial<Pick<CorreoPendiente, 'estado' | 'enviado_en' | 'texto' | 'html' | 'proximo_intento'>>,
  error: string | null,
): Promise<void> {
  await database
    .updateTable('correos_salientes')
    .set({ ...change, ultimo_error: error, tomado_por: null, tomado_hasta: null })
    .where('id', '=', correo.id)
    .where('tomado_por', '=', correo.tomado_por)
    .execute();
}

/** The mail left: its bodies are not needed any more. */
export const markSent = (database: Database, correo: CorreoPendiente, now: Temporal.Instant) =>
  release(database, correo, { estado: 'enviado', enviado_en: text(now), texto: '', html: '' }, null);

/** The attempt failed and there will be another. */
export const postpone = (
  database: Database,
  correo: CorreoPendiente,
  until: Temporal.Instant,
  error: string,
) => release(database, correo, { proximo_intento: text(until) }, error);

/** Nobody will take it: kept, without its bodies, for whoever looks into it. */
export const markFailed = (database: Database, correo: CorreoPendiente, error: string) =>
  release(database, correo, { estado: 'fallido', texto: '', html: '' }, error);

/** Writes a mail to the outbox, unless one of the same event is there. */
export const insertCorreo = (connection: Connection, correo: Insertable<CorreosSalientesTable>) =>
  connection
    .insertInto('correos_salientes')
    .values(correo)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
