import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { ServerMetadata } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { useSettings } from '~/base/config.server';
import { claimsOf, IdTokenRefused } from '~/session/sign-in/id-token.server';
import { freePort } from '../support/free-port';
import { testSettings } from '../support/settings';

/** What somebody who stands between the portal and its provider could hand over as an identity token. */

const port = await freePort();
const issuer = `http://127.0.0.1:${port}`;
const provider: ServerMetadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  jwks_uri: `${issuer}/jwks`,
};
const theirs = await generateKeyPair('ES256', { extractable: true });
/** The other ways in which providers sign. */
const otherKinds = await Promise.all(
  ['RS256', 'PS256', 'EdDSA'].map(async (alg) => [alg, await generateKeyPair(alg)] as const),
);
const forged = await generateKeyPair('ES256', { extractable: true });

let server: Server;
/** How often the keys were asked for. */
let asked = 0;
beforeAll(async () => {
  const keys = [{ ...(await exportJWK(theirs.publicKey)), kid: 'una', alg: 'ES256', use: 'sig' }];
  for (const [alg, { publicKey }] of otherKinds)
    keys.push({ ...(await exportJWK(publicKey)), kid: alg, alg, use: 'sig' });
  server = createServer(({ url }, response) => {
    if (url === '/jwks') asked += 1;
    if (url === '/sin-claves') response.writeHead(500);
    response.end(url === '/nada' ? 'nada' : JSON.stringify({ keys }));
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => useSettings(testSettings()));

const seconds = (): number => Math.floor(now().epochMilliseconds / 1000);

const right = (): JWTPayload => ({
  iss: issuer,
  aud: 'portal',
  sub: 'oid-ana',
  nonce: 'el-nonce',
  iat: seconds(),
  exp: seconds() + 300,
});

const signed = (given: JWTPayload = {}, key = theirs.privateKey): Promise<string> =>
  new SignJWT({ ...right(), ...given }).setProtectedHeader({ alg: 'ES256', kid: 'una' }).sign(key);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed with nothing, or with the public key as if it were a shared secret. */
async function asSharedSecret(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(theirs.publicKey)));
  return new SignJWT(right()).setProtectedHeader({ alg: 'HS256', kid: 'una' }).sign(secret);
}

async function changed(): Promise<string> {
  const [header = '', , signature = ''] = (await signed()).split('.');
  return `${header}.${part({ ...right(), sub: 'oid-beto' })}.${signature}`;
}

const claims = (token: string) => claimsOf(token, 'el-nonce', provider);

describe('an identity token', () => {
  it('that is right says who signed in', async () => {
    expect(await claims(await signed())).toMatchObject({ sub: 'oid-ana' });
    expect(await claims(await signed({ aud: ['portal', 'otro'], azp: 'portal' }))).toMatchObject({
      sub: 'oid-ana',
    });
  });

  it.each(otherKinds)('may be signed with %s', async (alg, { privateKey }) => {
    const token = new SignJWT(right()).setProtectedHeader({ alg, kid: alg }).sign(privateKey);
    expect(await claims(await token)).toMatchObject({ sub: 'oid-ana' });
  });

  it.each<[string, () => Promise<string>]>([
    ['signed with another key', () => signed({}, forged.privateKey)],
    ['signed by nobody', async () => `${part({ alg: 'none' })}.${part(right())}.`],
    ['signed with the public key as a secret', asSharedSecret],
    ['changed after it was signed', changed],
    ['of another sign-in', () => signed({ nonce: 'otro' })],
    ['without nonce', () => signed({ nonce: undefined })],
    ['for another portal', () => signed({ aud: 'otro' })],
    ['for several, issued to another one', () => signed({ aud: ['portal', 'otro'], azp: 'otro' })],
    ['of another provider', () => signed({ iss: 'https://malo.example' })],
    ['that has expired', () => signed({ iat: seconds() - 900, exp: seconds() - 600 })],
    ['that expired more than a minute ago', () => signed({ iat: seconds() - 900, exp: seconds() - 61 })],
    ['that does not say since when it is', () => signed({ iat: undefined })],
    ['that never expires', () => signed({ exp: undefined })],
    ['of nobody', () => signed({ sub: undefined })],
    ['that is none', async () => 'a.b.c'],
  ])('%s is refused', async (_, token) => {
    await expect(claims(await token())).rejects.toBeInstanceOf(IdTokenRefused);
  });

  it('that expired this minute is taken, for clocks differ', async () => {
    const token = await signed({ iat: seconds() - 900, exp: seconds() - 50 });
    expect(await claims(token)).toMatchObject({ sub: 'oid-ana' });
  });

  it('does not ask the provider for its keys each time', async () => {
    asked = 0;
    for (const _ of [1, 2, 3]) await claims(await signed());
    expect(asked).toBe(1);
  });

  it.each(['/sin-claves', '/nada'])('is not blamed where the keys cannot be had: %s', async (path) => {
    const without = claimsOf(await signed(), 'el-nonce', { ...provider, jwks_uri: `${issuer}${path}` });
    await expect(without).rejects.not.toBeInstanceOf(IdTokenRefused);
  });
});
