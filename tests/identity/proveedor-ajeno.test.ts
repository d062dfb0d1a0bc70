import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientAuthMethod, SigningAlgorithm } from 'oidc-provider';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { identifyToken } from '~/identity/tokens.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { temporaryFolder } from '../support/settings';
import { type Ways, withForeign } from './ajeno';
import { Browser, withAnaKnown } from './browser';

/** Other people's providers make other choices than ours; each of these is seen in use. */

const [portal, outside] = [await freePort(), await freePort()];
const PUBLIC_URL = `http://localhost:${portal}`;

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keyFile = join(temporaryFolder(), 'portal.pem');
writeFileSync(keyFile, key.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const publicKey = { ...key.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };

onFreshDatabase('SQLite', {
  PUBLIC_URL,
  PORT: String(portal),
  OIDC_ISSUER: `http://127.0.0.1:${outside}/op`,
  OIDC_CLIENT_ID: 'registro',
  OIDC_CLIENT_SECRET: 'secreto+del/portal%:1',
});
withAnaKnown();
const foreign = withForeign(outside, PUBLIC_URL);

const later = (seconds: number) => {
  const instant = Temporal.Now.instant().add({ seconds });
  useClock(() => instant);
};

/** Comes in through the provider; answers where that leads, and the page where it leads nowhere. */
const signIn = (browser: Browser) => browser.follow('/ingresar?volver=/ayuda');

async function expectSignedIn(browser: Browser): Promise<void> {
  expect((await signIn(browser)).path).toBe(`${PUBLIC_URL}/ayuda`);
  expect((await browser.visit()).person).toMatchObject({ oid: 'oid-ana', login: 'ana', nombre: 'Ana Pérez' });
}

const tokenOf = async (browser: Browser) => (await browser.visit()).session.credentials?.accessToken ?? '';

describe('a provider that is not ours', () => {
  it.each<SigningAlgorithm>(['RS256', 'ES256', 'RS512', 'ES384', 'PS384', 'EdDSA'])(
    'may sign with %s',
    async (alg) => {
      await foreign().start({ alg });
      const browser = new Browser();
      await expectSignedIn(browser);
      expect(await identifyToken(await tokenOf(browser))).toMatchObject({ oid: 'oid-ana' });
    },
  );

  it('without an address to sign out at leads to the front page, and its token opens nothing', async () => {
    await foreign().start({ alg: 'RS256' });
    const browser = new Browser();
    await expectSignedIn(browser);
    const token = await tokenOf(browser);
    expect((await browser.signOut()).headers.get('Location')).toBe('/');
    expect(await identifyToken(token)).toBeNull();
  });

  it('that does not say when a token ends leaves the session its own limits', async () => {
    await foreign().start({ alg: 'RS256', withoutExpiry: true });
    const browser = new Browser();
    await expectSignedIn(browser);
    later(60 * 60);
    expect((await browser.visit()).person).not.toBeNull();
  });

  it('with keys that were changed a moment after they were read signs people in', async () => {
    await foreign().start({ alg: 'ES256' });
    await expectSignedIn(new Browser());
    await foreign().be({ alg: 'ES256' });
    await expectSignedIn(new Browser());
  });
});

describe('a provider that knows the portal by', () => {
  const offers = (method: ClientAuthMethod): Ways => ({
    alg: 'RS256',
    client: { token_endpoint_auth_method: method },
    configuration: { clientAuthMethods: [method] },
  });

  it.each<ClientAuthMethod>(['client_secret_basic', 'client_secret_post'])(
    '%s, as its discovery says',
    async (method) => {
      await foreign().start(offers(method));
      await expectSignedIn(new Browser());
    },
  );

  it('client_secret_post, as a setting says where both are offered', async () => {
    Object.assign(settings(), { OIDC_CLIENT_AUTH: 'client_secret_post' });
    const both: Ways['configuration'] = { clientAuthMethods: ['client_secret_basic', 'client_secret_post'] };
    await foreign().start({ ...offers('client_secret_post'), configuration: both });
    await expectSignedIn(new Browser());
  });

  it('private_key_jwt, with the key of a setting', async () => {
    Object.assign(settings(), { OIDC_CLIENT_KEY: keyFile });
    const { client, ...ways } = offers('private_key_jwt');
    const known = { ...client, client_secret: undefined, jwks: { keys: [publicKey] } };
    await foreign().start({ ...ways, client: known });
    await expectSignedIn(new Browser());
  });
});

describe('a provider that gives refresh tokens only for offline_access', () => {
  const offers: Ways = {
    alg: 'RS256',
    configuration: {
      scopes: ['openid', 'profile', 'email', 'api', 'offline_access'],
      issueRefreshToken: async (_, client, code) =>
        client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    },
  };
  const refreshTokenOf = async (browser: Browser) =>
    (await browser.visit()).session.credentials?.refreshToken;

  it('is asked for it where a setting says so', async () => {
    Object.assign(settings(), { OIDC_OFFLINE_ACCESS: true });
    await foreign().start(offers);
    const browser = new Browser();
    await expectSignedIn(browser);
    expect(await refreshTokenOf(browser)).toEqual(expect.any(String));
  });

  it('is not asked for it without that', async () => {
    await foreign().start(offers);
    const browser = new Browser();
    await expectSignedIn(browser);
    expect(await refreshTokenOf(browser)).toBeUndefined();
  });

  it('is not asked for what its discovery does not offer', async () => {
    Object.assign(settings(), { OIDC_OFFLINE_ACCESS: true });
    await foreign().start({ alg: 'RS256' });
    await expectSignedIn(new Browser());
    expect(foreign().scopes).toEqual(['openid profile email api']);
  });
});

describe('a sign-in that the provider refuses', () => {
  const refused = async (browser: Browser, address = '/ingresar?volver=/ayuda') => {
    const { thrown } = await browser.follow(address);
    return JSON.stringify(thrown);
  };

  it('because the portal is not who it says is told so, and the log names the settings', async () => {
    const told: string[] = [];
    vi.spyOn(log, 'error').mockImplementation((_, message) => void told.push(message));
    await foreign().start({ alg: 'RS256', client: { client_secret: 'otro' } });
    const said = await refused(new Browser());
    vi.restoreAllMocks();
    expect(said).toContain('El proveedor de identidad no reconoce a este portal');
    expect(said).toContain('"status":502');
    expect(told.join()).toContain('OIDC_CLIENT_ID');
  });

  it('because the person said no is told as that', async () => {
    await foreign().start({ alg: 'RS256' });
    const browser = new Browser();
    const { location } = await browser.open('/ingresar?volver=/ayuda');
    const state = new URL(location).searchParams.get('state');
    const said = await refused(browser, `/ingresar/vuelta?error=access_denied&state=${state}`);
    expect(said).toContain('se canceló o no se autorizó');
  });

  it('because its code is none is told as a request that is over', async () => {
    await foreign().start({ alg: 'RS256' });
    const browser = new Browser();
    const { location } = await browser.open('/ingresar?volver=/ayuda');
    const state = new URL(location).searchParams.get('state');
    expect(await refused(browser, `/ingresar/vuelta?code=inventado&state=${state}`)).toContain(
      'El pedido venció',
    );
  });

  it('for a moment leads to the page of no connection', async () => {
    await foreign().start({ alg: 'RS256' });
    const browser = new Browser();
    const { location } = await browser.open('/ingresar?volver=/ayuda');
    const state = new URL(location).searchParams.get('state');
    const back = `/ingresar/vuelta?error=temporarily_unavailable&state=${state}`;
    expect((await browser.open(back)).location).toContain('/errorConexion');
  });
});

describe('tokens of five minutes', () => {
  const short: Ways = {
    alg: 'RS256',
    configuration: { ttl: { AccessToken: 300 }, issueRefreshToken: async () => true },
  };

  it('are changed for others, and nobody is signed out', async () => {
    await foreign().start(short);
    const browser = new Browser();
    await expectSignedIn(browser);
    const first = await tokenOf(browser);
    later(310);
    expect((await browser.visit()).person).not.toBeNull();
    const second = await tokenOf(browser);
    expect(second).not.toBe(first);
    expect(await identifyToken(second)).toMatchObject({ oid: 'oid-ana' });
  });

  it('are changed once, however many pages ask at once', async () => {
    await foreign().start(short);
    const browser = new Browser();
    await expectSignedIn(browser);
    later(310);
    const before = foreign().asked.filter((path) => path.endsWith('/token')).length;
    const people = await Promise.all([1, 2, 3, 4].map(async () => (await browser.visit()).person));
    expect(people.every((person) => person?.oid === 'oid-ana')).toBe(true);
    expect(foreign().asked.filter((path) => path.endsWith('/token')).length - before).toBe(1);
  });

  it('end the session where the provider takes the refresh token no more', async () => {
    await foreign().start(short);
    const browser = new Browser();
    await expectSignedIn(browser);
    const { session } = await browser.visit();
    const token = await foreign().provider.RefreshToken.find(session.credentials?.refreshToken ?? '');
    await token?.destroy();
    later(310);
    const after = await browser.visit();
    expect(after.person).toBeNull();
    expect(after.session.ended).toBe(true);
  });

  it('end nothing while the provider is away, and cost its time once', async () => {
    await foreign().start(short);
    const browser = new Browser();
    await expectSignedIn(browser);
    foreign().hanging = ['/token'];
    later(310);
    expect((await browser.visit()).person).not.toBeNull();
    const begun = performance.now();
    expect((await browser.visit()).person).not.toBeNull();
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('a provider that hangs', () => {
  it('costs somebody it knew one page, and no other', async () => {
    await foreign().start({ alg: 'RS256' });
    const browser = new Browser();
    await expectSignedIn(browser);
    const token = await tokenOf(browser);
    expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' });
    foreign().hanging = ['/me', '/openid-configuration'];
    later(60);
    const begun = performance.now();
    expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' });
    expect(performance.now() - begun).toBeLessThan(5000);
    for (const seconds of [61, 76, 120]) {
      later(seconds);
      const since = performance.now();
      expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' });
      expect(performance.now() - since).toBeLessThan(500);
    }
  });

  it('is asked once of somebody it did not know, and not by each page', async () => {
    await foreign().start({ alg: 'RS256' });
    await expectSignedIn(new Browser());
    foreign().hanging = ['/me'];
    await expect(identifyToken('una')).rejects.toThrow();
    const begun = performance.now();
    await expect(identifyToken('otra')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('in its discovery is told as no connection within seconds', async () => {
    foreign().hanging = ['/openid-configuration'];
    await foreign().start({ alg: 'RS256' });
    const begun = performance.now();
    expect((await new Browser().open('/ingresar')).location).toContain('/errorConexion');
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('in its discovery later on keeps nobody out: its last word holds', async () => {
    await foreign().start({ alg: 'RS256' });
    await expectSignedIn(new Browser());
    foreign().hanging = ['/openid-configuration'];
    later(11 * 60);
    await expectSignedIn(new Browser());
  });
});
