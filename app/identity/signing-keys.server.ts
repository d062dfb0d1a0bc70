import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { now, stamp } from '~/base/clock.server';
import { seal, unseal } from '~/base/secrets.server';
import { database } from '~/database/connection.server';

const PERIOD_DAYS = 90;
const PERIOD_MS = PERIOD_DAYS * 24 * 60 * 60 * 1000;

const generate = promisify(generateKeyPair);

/** A private signing key as the provider takes it. */
type SigningKey = {
  kty: 'EC';
  crv: 'P-256';
  kid: string;
  use: 'sig';
  alg: 'ES256';
  x: string;
  y: string;
  d: string;
};

/** One key a period, named after it: processes that start at once agree on it by the table's primary key. */
const kidOf = (period: number): string => `firma-${period}`;

async function ensureKey(kid: string): Promise<void> {
  const known = await database()
    .selectFrom('oidc_claves')
    .select('kid')
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (known) return;
  const { privateKey } = await generate('ec', { namedCurve: 'P-256' });
  const clave = seal(JSON.stringify(privateKey.export({ format: 'jwk' })));
  const creada = stamp(now());
  await database()
    .insertInto('oidc_claves')
    .values({ kid, clave, creada })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
}

async function readKey(kid: string): Promise<SigningKey | null> {
  const row = await database()
    .selectFrom('oidc_claves')
    .select('clave')
    .where('kid', '=', kid)
    .executeTakeFirst();
  const text = row && unseal(row.clave);
  return text ? { ...JSON.parse(text), kid, use: 'sig', alg: 'ES256' } : null;
}

/**
 * The provider's keys: the one of this period signs, the former still verifies, the next is published ahead. A key
 * sealed with another secret cannot be read any more and is made anew.
 */
export async function signingKeys(): Promise<SigningKey[]> {
  const period = Math.floor(now().epochMilliseconds / PERIOD_MS);
  const keys: SigningKey[] = [];
  for (const kid of [kidOf(period), kidOf(period + 1)]) keys.push(await usableKey(kid));
  const former = await readKey(kidOf(period - 1));
  return former ? [...keys, former] : keys;
}

async function usableKey(kid: string): Promise<SigningKey> {
  await ensureKey(kid);
  const key = await readKey(kid);
  if (key) return key;
  await database().deleteFrom('oidc_claves').where('kid', '=', kid).execute();
  await ensureKey(kid);
  const fresh = await readKey(kid);
  if (!fresh) throw new Error(`signing key ${kid} cannot be read back`);
  return fresh;
}
