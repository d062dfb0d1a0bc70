import { createHash } from 'node:crypto';
import { now } from '~/clock.server';
import { onceForSettings } from '~/config.server';
import type { Identidad } from '~/openid/claims.server';
import { isEmbedded } from '~/openid/issuer.server';
import { askUserinfo } from '~/openid/userinfo.server';
import { findAccount } from './accounts.server';
import { embeddedProvider } from './provider.server';

const CACHED_MS = 60_000;
const CACHED_MAX = 5000;

/** Who a token speaks for, or null when it is nobody's any more. An outside provider that is away throws. */
export const identifyToken = (token: string): Promise<Identidad | null> =>
  isEmbedded() ? fromProvider(token) : fromUserinfo(token);

async function fromProvider(token: string): Promise<Identidad | null> {
  const provider = await embeddedProvider();
  const found = await provider.AccessToken.find(token);
  if (!found?.accountId || !found.isValid || !found.scopes.has('openid')) return null;
  const account = await findAccount(found.accountId);
  if (!account) return null;
  const { oid, login, nombre, correo } = account;
  return { oid, login, ...(nombre && { nombre }), ...(correo && { correo }) };
}

type Known = { until: number; identity: Identidad | null };

const cache = onceForSettings(() => new Map<string, Known>());

async function fromUserinfo(token: string): Promise<Identidad | null> {
  const key = createHash('sha256').update(token).digest('base64url');
  const present = now().epochMilliseconds;
  const known = cache().get(key);
  if (known && known.until > present) return known.identity;
  const identity = await askUserinfo(token);
  if (cache().size >= CACHED_MAX) cache().clear();
  cache().set(key, { until: present + CACHED_MS, identity });
  return identity;
}
