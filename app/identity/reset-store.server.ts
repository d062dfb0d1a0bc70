import { sql } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';

/** How long the link of a mail opens the form. */
export const RESET_MINUTES = 30;
/** Links of one account that may be alive at once: more would fill somebody's mailbox. */
const MOST_ALIVE = 3;

const alive = (oid: string) =>
  database()
    .selectFrom('claves_olvidadas')
    .select((count) => count.fn.countAll().as('total'))
    .where('oid', '=', oid)
    .where('vence', '>', stamp(now()))
    .executeTakeFirstOrThrow();

/** A single-use code for an account; null where it has enough of them. Of the code only a digest is kept. */
export async function newReset(oid: string): Promise<string | null> {
  if (Number((await alive(oid)).total) >= MOST_ALIVE) return null;
  const code = randomId();
  const vence = stamp(now().add({ minutes: RESET_MINUTES }));
  await database()
    .insertInto('claves_olvidadas')
    .values({ id: storedId(code), oid, vence })
    .execute();
  return code;
}

/** Whose a code is, while it can be used: looking does not use it up. */
export async function findReset(code: string): Promise<string | null> {
  const row = await database()
    .selectFrom('claves_olvidadas')
    .select('oid')
    .where('id', '=', storedId(code))
    .where('vence', '>', stamp(now()))
    .executeTakeFirst();
  return row?.oid ?? null;
}

/** Uses a code up; of two at once only one does. */
export async function takeReset(code: string): Promise<boolean> {
  const { numDeletedRows } = await database()
    .deleteFrom('claves_olvidadas')
    .where('id', '=', storedId(code))
    .where('vence', '>', stamp(now()))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** The codes of an account go with the password they were asked for, and whoever's are over. */
export async function dropResets(oid: string): Promise<void> {
  await database().deleteFrom('claves_olvidadas').where('oid', '=', oid).execute();
  await forgetSome(database(), {
    table: 'claves_olvidadas',
    key: ['id'],
    isOver: sql`vence <= ${stamp(now())}`,
  });
}
