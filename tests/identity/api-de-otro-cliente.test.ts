import type { Server } from 'node:http';
import express from 'express';
import { SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { identifyToken } from '~/identity/tokens.server';
import { clientOf } from '~/openid/client-of-token.server';
import { registryRouter } from '~/registry/edge/http.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { withForeign } from './ajeno';

/** Which clients of a provider `/api` takes tokens of (decision 131). */

const [portal, outside] = [await freePort(), await freePort()];

onFreshDatabase('SQLite', {
  PUBLIC_URL: `http://localhost:${portal}`,
  OIDC_ISSUER: `http://127.0.0.1:${outside}/op`,
  OIDC_CLIENT_ID: 'registro',
  OIDC_CLIENT_SECRET: 'secreto+del/portal%:1',
});
const foreign = withForeign(outside, `http://localhost:${portal}`);

const CLIENTS = ['registro', 'biblioteca'].map((client_id) => ({
  client_id,
  client_secret: client_id === 'registro' ? 'secreto+del/portal%:1' : 'otro-secreto',
  redirect_uris: [`https://${client_id}.ejemplo.uy/vuelta`],
  id_token_signed_response_alg: 'ES256' as const,
}));

const features = (introspection: boolean): Configuration['features'] => ({
  devInteractions: { enabled: false },
  introspection: { enabled: introspection },
});

/** A provider that says to whom it gave a token where it is asked, or does not. */
const start = ({ says }: { says: boolean }) =>
  foreign().start({ alg: 'ES256', configuration: { clients: CLIENTS, features: features(says) } });

/** A token of Ana's that a client has. */
async function tokenGivenTo(clientId: string, provider: Provider = foreign().provider): Promise<string> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error(`There is no client ${clientId}.`);
  const grant = new provider.Grant({ clientId, accountId: 'oid-ana' });
  grant.addOIDCScope('openid profile');
  const grantId = await grant.save();
  return new provider.AccessToken({
    client,
    accountId: 'oid-ana',
    grantId,
    scope: 'openid profile',
    gty: 'authorization_code',
  }).save();
}

let server: Server;
beforeEach(async () => {
  server = express().use('/api', registryRouter()).listen(portal, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** What `/api` answers to who shows a token. */
const asked = async (token: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${portal}/api/usuario`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  });
  return answer.status;
};

const allow = (OIDC_API_CLIENTS: string[] | '*') => useSettings({ ...settings(), OIDC_API_CLIENTS });

describe('a provider that says to whom it gave a token', () => {
  it('is believed of those that the portal itself was given, and of no other client’s', async () => {
    await start({ says: true });
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect(await asked(await tokenGivenTo('registro'))).toBe(200);
    expect(warned).not.toHaveBeenCalled();
    expect(await asked(await tokenGivenTo('biblioteca'))).toBe(401);
    expect(warned).toHaveBeenCalledWith(
      { client: 'biblioteca' },
      expect.stringContaining('OIDC_API_CLIENTS does not name'),
    );
  });

  it('is believed of a client that was named', async () => {
    allow(['biblioteca']);
    await start({ says: true });
    expect(await asked(await tokenGivenTo('biblioteca'))).toBe(200);
    expect(await asked(await tokenGivenTo('registro'))).toBe(200);
  });

  it('is asked once for a token, and not about one that is nobody’s', async () => {
    await start({ says: true });
    const token = await tokenGivenTo('registro');
    const times = () => foreign().asked.filter((path) => path.endsWith('/introspection')).length;
    expect([await asked(token), await asked(token), times()]).toEqual([200, 200, 1]);
    expect([await asked('no-es-de-nadie'), times()]).toEqual([401, 1]);
  });
});

describe('a provider that does not say it', () => {
  it('is believed of nobody', async () => {
    await start({ says: false });
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const token = await tokenGivenTo('registro');
    expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' }); // as pages do, of tokens that came by their own code
    expect(await asked(token)).toBe(401);
  });

  it('is believed of everybody where the settings say so', async () => {
    allow('*');
    await start({ says: false });
    expect(await asked(await tokenGivenTo('biblioteca'))).toBe(200);
  });
});

describe('a token that says itself to whom it was given', () => {
  const ANA = { oid: 'oid-ana', login: 'ana' };
  const jwt = (claims: Record<string, string>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32)));

  it.each([
    ['client_id', { client_id: 'biblioteca', azp: 'otra' }],
    ['azp', { azp: 'biblioteca' }],
  ])('is read by its %s, and its provider is not asked', async (_, claims) => {
    expect(await clientOf(await jwt(claims), ANA)).toBe('biblioteca');
  });

  it('counts less than what its provider says of the person', async () => {
    expect(await clientOf(await jwt({ azp: 'otra' }), { ...ANA, cliente: 'biblioteca' })).toBe('biblioteca');
  });
});
