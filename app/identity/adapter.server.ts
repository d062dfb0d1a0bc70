import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import { now } from '~/base/clock.server';
import { seal, storedId, unseal } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';

/** What can be revoked together with the grant it came from. */
const GRANTABLE = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

const epoch = (): number => Math.floor(now().epochMilliseconds / 1000);

type Row = { contenido: string; consumido: number | null };

function payloadOf(row: Row | undefined): AdapterPayload | undefined {
  const text = row && unseal(row.contenido);
  if (!text) return undefined;
  const payload: AdapterPayload = JSON.parse(text);
  return row.consumido === null ? payload : { ...payload, consumed: row.consumido };
}

/**
 * Where the provider keeps its sessions, interactions, codes, tokens and grants: one table, ids as digests and contents
 * sealed, since an id is often the very token.
 */
export function databaseAdapter(modelo: string): Adapter {
  const find = (column: 'id' | 'uid' | 'codigo_usuario', value: string) =>
    database()
      .selectFrom('oidc_registros')
      .select(['contenido', 'consumido'])
      .where('modelo', '=', modelo)
      .where(column, '=', value)
      .where((is) => is.or([is('vence', 'is', null), is('vence', '>', epoch())]))
      .executeTakeFirst();

  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        contenido: seal(JSON.stringify(payload)),
        vence: expiresIn ? epoch() + expiresIn : null,
        concesion: (GRANTABLE.has(modelo) && payload.grantId) || null,
        uid: payload.uid ?? null,
        codigo_usuario: payload.userCode ?? null,
        consumido: null,
      };
      await database()
        .insertInto('oidc_registros')
        .values({ modelo, id: storedId(id), ...row })
        .onConflict((conflict) => conflict.columns(['modelo', 'id']).doUpdateSet(row))
        .execute();
    },
    find: async (id) => payloadOf(await find('id', storedId(id))),
    findByUid: async (uid) => payloadOf(await find('uid', uid)),
    findByUserCode: async (code) => payloadOf(await find('codigo_usuario', code)),
    // Of two at once that found a code unused, one uses it.
    async consume(id) {
      const { numUpdatedRows } = await database()
        .updateTable('oidc_registros')
        .set({ consumido: epoch() })
        .where('modelo', '=', modelo)
        .where('id', '=', storedId(id))
        .where('consumido', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await database()
        .deleteFrom('oidc_registros')
        .where('modelo', '=', modelo)
        .where('id', '=', storedId(id))
        .execute();
    },
    async revokeByGrantId(grantId) {
      await database().deleteFrom('oidc_registros').where('concesion', '=', grantId).execute();
    },
  };
}

/** A sign-in whose password was right, and that waits for the code of the second step. */
const waiting = z.object({ espera: z.string() });

/** Whose such a sign-in is. */
export const waitingForCode = (result: unknown): string | undefined => waiting.safeParse(result).data?.espera;

/**
 * Whose a record is. One of a sign-in under way says so where the password was taken: finished and not yet followed, it
 * would go on without asking again.
 */
const accountsIn = (payload: AdapterPayload | undefined): unknown[] => [
  payload?.accountId,
  payload?.session?.accountId,
  payload?.result?.login?.accountId,
  waitingForCode(payload?.result),
];

/** Rows looked at in one go: contents are sealed, and only opening them says whose they are. */
const AT_ONCE = 500;

/**
 * Forgets every session, sign-in under way, token and grant of an account: whoever signed in with its former password is out. Rare enough to
 * look through all that has not expired.
 */
export async function forgetSignIns(oid: string): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await database()
      .selectFrom('oidc_registros')
      .select(['id', 'contenido', 'consumido'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const own = rows.filter((row) => accountsIn(payloadOf(row)).includes(oid)).map(({ id }) => id);
    if (own.length > 0) await database().deleteFrom('oidc_registros').where('id', 'in', own).execute();
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/** Deletes what has expired; run from time to time. Answers how many records went. */
export const cleanProvider = (): Promise<number> =>
  forgetAll(database(), { table: 'oidc_registros', key: ['modelo', 'id'], isOver: sql`vence <= ${epoch()}` });
