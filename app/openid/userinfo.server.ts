import { type Identidad, identityOf } from './claims.server';
import { metadata } from './discovery.server';

const TIMEOUT_MS = 1500;

/** What an outside provider's userinfo endpoint says of a token. */
export async function askUserinfo(token: string): Promise<Identidad | null> {
  const { userinfo_endpoint } = await metadata();
  const response = await fetch(userinfo_endpoint, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`userinfo answered ${response.status}`);
  return identityOf(await response.json());
}
