import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';

/** So many serials a second at most are taken of a zone; what was lost since the backup is passed over. */
const SERIALS_A_SECOND = 10;
const SERIALS_BESIDE = 10_000;
/** Servers take a step of up to 2^31 - 1 for one ahead (RFC 1982). */
const LONGEST_STEP = 2 ** 30;

/** Serials go on above all that the original may have given out since the moment of the backup, so many seconds ago. */
export const passOverSerials = (trx: Connection, seconds: number) => {
  const step = Math.min(LONGEST_STEP, SERIALS_BESIDE + SERIALS_A_SECOND * Math.max(0, Math.ceil(seconds)));
  return trx
    .updateTable('dns_publicadas')
    .set({ serie: sql<number>`serie + ${sql.lit(step)}` })
    .execute();
};

/** Day of a notice that waits for a word of an operator: its mail is not made. */
const HELD_DAY = 'retenido';

/** Mail that was under way is held: the original may have sent it. Answers how many mails and notices that are. */
export async function holdMail(trx: Connection): Promise<number> {
  const mails = await trx
    .updateTable('correos_salientes')
    .set({ estado: 'retenido' })
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  const notices = await trx
    .updateTable('avisos_del_dia')
    .set({ dia: HELD_DAY })
    .where('dia', 'is', null)
    .executeTakeFirst();
  return Number(mails.numUpdatedRows + notices.numUpdatedRows);
}

/** Lets the mail go that was held. */
export async function releaseMail(trx: Connection): Promise<number> {
  const mails = await trx
    .updateTable('correos_salientes')
    .set({ estado: 'pendiente' })
    .where('estado', '=', 'retenido')
    .executeTakeFirst();
  const notices = await trx
    .updateTable('avisos_del_dia')
    .set({ dia: null })
    .where('dia', '=', HELD_DAY)
    .executeTakeFirst();
  return Number(mails.numUpdatedRows + notices.numUpdatedRows);
}

/** Leaves the mail that was held for good, without its bodies. */
export async function discardMail(trx: Connection): Promise<number> {
  const mails = await trx
    .updateTable('correos_salientes')
    .set({ estado: 'fallido', ultimo_error: 'descartado después de restaurar', texto: '', html: '' })
    .where('estado', '=', 'retenido')
    .executeTakeFirst();
  const notices = await trx.deleteFrom('avisos_del_dia').where('dia', '=', HELD_DAY).executeTakeFirst();
  return Number(mails.numUpdatedRows + notices.numDeletedRows);
}

/**
 * Who was at due work in the original is not here, and what was said of that installation is not true of this one; what code
 * its schema asks for is.
 */
export async function forgetOriginal(trx: Connection): Promise<void> {
  await trx.updateTable('trabajos').set({ tomado_por: null, tomado_hasta: null }).execute();
  await trx.deleteFrom('instalacion').where('clave', '!=', 'esquema').execute();
}
