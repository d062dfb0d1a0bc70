import type { Server } from 'node:http';
import express from 'express';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { makeProvider } from '~/identity/provider.server';
import { identityRouter, providerRouter } from '~/identity/router.server';
import { identifyToken } from '~/identity/tokens.server';
import { freePort } from '../support/free-port';
import { tokensTakenBack } from '../support/given';
import { onFreshDatabase } from '../support/registry';
import { Browser, CLAVE, withAnaKnown } from './browser';

const [portal, outside] = [await freePort(), await freePort()];
const PUBLIC_URL = `http://localhost:${portal}`;
const OIDC_ISSUER = `http://127.0.0.1:${outside}/oidc`;
const SECRET = 'el-secreto-que-dio-el-proveedor';

const given = {
  PUBLIC_URL,
  PORT: String(portal),
  OIDC_ISSUER,
  OIDC_CLIENT_ID: 'registro',
  OIDC_CLIENT_SECRET: SECRET,
};

describe('an outside provider, by settings alone', () => {
  onFreshDatabase('SQLite', given);
  withAnaKnown();
  let server: Server;
  let up = true;
  /** What the provider does at its token endpoint, and with its keys. */
  let hanging = '';
  let failing = '';

  beforeAll(async () => {
    const client = {
      id: 'registro',
      secret: SECRET,
      redirectUri: `${PUBLIC_URL}/ingresar/vuelta`,
      postLogoutUri: `${PUBLIC_URL}/`,
    };
    const find = () => makeProvider(OIDC_ISSUER, client, ['otro-secreto-de-al-menos-32-letras']);
    const app = express();
    app.use((_, response, next) => void (up ? next() : response.status(503).end()));
    app.use((request, response, next) => {
      if (failing && request.path.endsWith(failing)) response.status(500).end();
      else if (!hanging || !request.path.endsWith(hanging)) next();
    });
    app.use(
      '/oidc',
      providerRouter(find, OIDC_ISSUER, async () => undefined),
    );
    server = app.listen(outside, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    up = true;
    hanging = '';
    failing = '';
    await createAccount(database(), { login: 'ana', oid: 'oid-ana', nombre: 'Ana Pérez', password: CLAVE });
  });

  it('takes the place of the embedded one', () => {
    expect(identityRouter(async () => undefined)).toBeNull();
  });

  it('signs people in, identifies their tokens and signs them out', async () => {
    const browser = new Browser();
    expect(await browser.signIn('ana', '/ayuda')).toBe(`${PUBLIC_URL}/ayuda`);
    const { person, session } = await browser.visit();
    expect(person).toMatchObject({ oid: 'oid-ana', login: 'ana', nombre: 'Ana Pérez' });
    expect(await identifyToken(session.credentials?.accessToken ?? '')).toMatchObject({ oid: 'oid-ana' });
    expect(await identifyToken('inventado')).toBeNull();
    const response = await browser.signOut();
    const to = response.headers.get('Location') ?? '';
    expect(to.startsWith(`${OIDC_ISSUER}/session/end?`)).toBe(true);
    expect((await browser.visit()).person).toBeNull();
  });

  it('asks for the password once more where the portal wants it confirmed', async () => {
    const browser = new Browser();
    await browser.signIn('ana', '/ayuda');
    const page = await browser.follow('/ingresar?volver=/ayuda&confirmar=1');
    expect(page.path).toContain(`${OIDC_ISSUER}/interaccion/`);
    expect((await browser.visit()).session.confirmed).toBeUndefined();
    const { location } = await browser.login(page, 'ana', CLAVE);
    await browser.follow(location);
    expect((await browser.visit()).session.confirmed).toBeDefined();
  });

  it('that does not answer leads to the page of no connection', async () => {
    up = false;
    const { location } = await new Browser().open('/ingresar?volver=/ayuda');
    expect(location).toMatch(
      /^\/errorConexion\?volver=%2Fingresar%3Fvolver%3D%252Fayuda&referencia=[A-Z0-9]+$/,
    );
  });

  /** Signs in as far as the way back from the provider; answers where that leads. */
  async function backFromProvider(browser: Browser): Promise<string> {
    const page = await browser.follow('/ingresar?volver=/ayuda');
    const { location } = await browser.login(page, 'ana', CLAVE);
    return (await browser.follow(location)).path;
  }

  it.each([
    ['hangs at its token endpoint', () => (hanging = '/token')],
    ['hangs with its keys', () => (hanging = '/jwks')],
    ['fails with its keys', () => (failing = '/jwks')],
  ])('that %s is told as no connection within seconds, and signs nobody in', async (_, wrong) => {
    useSettings({ ...settings() }); // keys that were fetched before are not known any more
    wrong();
    const browser = new Browser();
    const begun = performance.now();
    expect(await backFromProvider(browser)).toContain('/errorConexion?volver=');
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect((await browser.visit()).person).toBeNull();
  });

  it('revokes a token at sign-out, and here it opens nothing from then on', async () => {
    const browser = new Browser();
    await browser.signIn('ana', '/ayuda');
    const token = (await browser.visit()).session.credentials?.accessToken ?? '';
    expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' });
    await browser.signOut();
    expect(await identifyToken(token)).toBeNull();
  });

  it('is believed for ten seconds about a token that was revoked elsewhere, and no longer', async () => {
    const browser = new Browser();
    await browser.signIn('ana', '/ayuda');
    const token = (await browser.visit()).session.credentials?.accessToken ?? '';
    expect(await identifyToken(token)).toMatchObject({ oid: 'oid-ana' });
    await tokensTakenBack();
    useClock(() => Temporal.Now.instant().add({ seconds: 11 }));
    expect(await identifyToken(token)).toBeNull();
  });
});
