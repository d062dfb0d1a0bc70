import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { makeProvider } from '~/identity/provider.server';
import { identityRouter, providerRouter } from '~/identity/router.server';
import { identifyToken } from '~/identity/tokens.server';
import { freePort } from '../support/free-port';
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

  beforeAll(async () => {
    const client = {
      id: 'registro',
      secret: SECRET,
      redirectUri: `${PUBLIC_URL}/ingresar/vuelta`,
      postLogoutUri: `${PUBLIC_URL}/`,
    };
    const find = () => makeProvider(OIDC_ISSUER, client, 'otro-secreto-de-al-menos-32-letras');
    const app = express();
    app.use((_, response, next) => void (up ? next() : response.status(503).end()));
    app.use('/oidc', providerRouter(find, OIDC_ISSUER));
    server = app.listen(outside, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    up = true;
    await createAccount(database(), { login: 'ana', oid: 'oid-ana', nombre: 'Ana Pérez', password: CLAVE });
  });

  it('takes the place of the embedded one', () => {
    expect(identityRouter()).toBeNull();
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

  it('that does not answer leads to the page of no connection', async () => {
    up = false;
    const { location } = await new Browser().open('/ingresar?volver=/ayuda');
    expect(location).toBe('/errorConexion?volver=%2Fingresar%3Fvolver%3D%252Fayuda');
  });
});
