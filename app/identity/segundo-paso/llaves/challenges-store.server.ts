import { sql } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { storedId } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';

/** How long somebody may take to touch their key. */
export const MINUTES = 10;

/** Keeps a challenge for one use by whoever it was made for: a sign-in under way, or a person who adds a passkey. */
export async function keepChallenge(challenge: string, de: string): Promise<void> {
  await forgetSome(database(), {
    table: 'retos_llave',
    key: ['huella'],
    isOver: sql`vence <= ${stamp(now())}`,
  });
  const vence = stamp(now().add({ minutes: MINUTES }));
  await database()
    .insertInto('retos_llave')
    .values({ huella: storedId(challenge), de, vence })
    .execute();
}

/** Uses a challenge up; of two at once one does. */
export async function takeChallenge(challenge: string, de: string): Promise<boolean> {
  const { numDeletedRows } = await database()
    .deleteFrom('retos_llave')
    .where('huella', '=', storedId(challenge))
    .where('de', '=', de)
    .where('vence', '>', stamp(now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
