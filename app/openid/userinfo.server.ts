import { createHash } from 'node:crypto';
import { now } from '~/clock.server';
import { onceForSettings } from '~/config.server';
import { askProvider } from './ask.server';
import { type Identidad, identityOf } from './claims.server';
import { metadata } from './discovery.server';

/**
 * How long an answer is believed. A page asks the registry several things at once, and each of them would ask the provider;
 * a token revoked elsewhere opens nothing once this is over (decision 005).
 */
const BELIEVED_MS = 10_000;
const MOST = 5000;

type Known = { until: number; identity: Identidad | null };

const known = onceForSettings(() => new Map<string, Known>());

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What an outside provider's userinfo endpoint says of a token. */
export async function askUserinfo(token: string): Promise<Identidad | null> {
  const { userinfo_endpoint } = await metadata();
  const { status, text } = await askProvider(userinfo_endpoint, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (status === 401 || status === 403) return null;
  if (status !== 200) throw new Error(`userinfo answered ${status}`);
  return identityOf(JSON.parse(text));
}

/** The same, asked again only after a while. */
export async function knownUserinfo(token: string): Promise<Identidad | null> {
  const key = keyOf(token);
  const present = now().epochMilliseconds;
  const before = known().get(key);
  if (before && before.until > present) return before.identity;
  const identity = await askUserinfo(token);
  if (known().size >= MOST) known().clear();
  known().set(key, { until: present + BELIEVED_MS, identity });
  return identity;
}

/** A token that was revoked from here is asked about again at once. */
export const forgetUserinfo = (token: string): void => void known().delete(keyOf(token));
