import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { tokenIntrospection } from 'openid-client';
import { onceForSettings } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import type { Identidad } from './claims.server';
import { provider } from './provider.server';

/** As many as whose people are remembered (`userinfo.server.ts`). */
const MOST = 5000;

/** Null: the provider does not say it. */
type Client = string | null;

const known = onceForSettings(() => new LRUCache<string, { client: Client }>({ max: MOST }));

const textOrNull = (value: unknown): Client => (typeof value === 'string' && value !== '' ? value : null);

/** What a token says itself, where it is one that can be read (RFC 9068, 2.2; `azp` of others): its provider knew it a moment ago. */
function inToken(token: string): Client {
  if (token.split('.').length !== 3) return null;
  try {
    const { client_id, azp } = decodeJwt(token);
    return textOrNull(client_id) ?? textOrNull(azp);
  } catch {
    return null;
  }
}

/** What the provider answers of it to a client that shows who it is (RFC 7662, 2.2). */
async function introspected(token: string): Promise<Client> {
  const configuration = await provider();
  if (configuration.serverMetadata().introspection_endpoint === undefined) return null;
  const { active, client_id } = await tokenIntrospection(configuration, token);
  return active ? textOrNull(client_id) : null;
}

/**
 * To which client an outside provider gave a token, of which it said already whose it is; null where it does not say. That never
 * changes, so it is asked once. Throws where the provider is away.
 */
export async function clientOf(token: string, { cliente }: Identidad): Promise<Client> {
  const said = cliente ?? inToken(token);
  if (said) return said;
  const key = storedId(token);
  const before = known().get(key);
  if (before) return before.client;
  const client = await introspected(token);
  known().set(key, { client });
  return client;
}
