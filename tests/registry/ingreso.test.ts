import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Session } from '~/session/session.server';
import { Browser, CLAVE, withProvider } from '../identity/browser';
import { freePort } from '../support/free-port';
import * as observe from '../support/observe';
import { type Engine, onFreshDatabase } from '../support/registry';

const port = await freePort();
const given = { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) };
const BOTH: Engine[] = ['SQLite', 'PostgreSQL'];

/** A browser whose session has a row, and the same session as a second request of it sees it. */
async function twice(): Promise<[Session, Session]> {
  const first = await Session.of(new Request(given.PUBLIC_URL));
  await first.write('aviso', { tipo: 'ok', texto: 'x' });
  const headers = { Cookie: (first.setCookie ?? '').split(';')[0] ?? '' };
  return [first, await Session.of(new Request(given.PUBLIC_URL, { headers }))];
}

describe.each(BOTH)('signing in (%s)', (engine) => {
  onFreshDatabase(engine, given);
  withProvider(port);

  it('leads in and out, and the session is gone', async () => {
    const browser = new Browser();
    const first = new URL(await browser.signIn('ana', '/ayuda'));
    expect(first.pathname, 'contact data come first, once').toBe('/mis-datos-primer-login');
    expect(first.searchParams.get('redirectTo')).toBe('/ayuda');
    expect((await browser.visit()).person).toMatchObject({ oid: 'oid-ana' });
    await browser.signOut();
    expect((await browser.visit()).person).toBeNull();
    expect(await observe.sessions()).toEqual([]);
  });

  it('takes a user with characters that no text has for the wrong one', async () => {
    const browser = new Browser();
    const page = await browser.follow('/ingresar');
    for (const usuario of ['\0', 'be\0to', '\ud800', 'a'.repeat(5000)])
      expect((await browser.login(page, usuario, '\0')).status).toBe(422);
  });
});

describe('guessing a password', () => {
  onFreshDatabase('SQLite', given);
  withProvider(port);

  it('compares ten passwords and no more, however many are sent at once', async () => {
    const browser = new Browser();
    const page = await browser.follow('/ingresar');
    const tries = Array.from({ length: 16 }, () => browser.login(page, 'ana', 'otra'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('counts tries for one account however its name is written', async () => {
    const browser = new Browser();
    const page = await browser.follow('/ingresar');
    for (let count = 0; count < 5; count++) {
      await browser.login(page, ' ANA ', 'otra');
      await browser.login(page, 'ａｎａ', 'otra');
    }
    expect((await browser.login(page, 'ana', CLAVE)).status).toBe(429);
  });

  it('forgets the wrong tries of who then knows the password', async () => {
    const browser = new Browser();
    for (let round = 0; round < 2; round++) {
      const page = await browser.follow('/ingresar');
      for (let count = 0; count < 9; count++) await browser.login(page, 'ana', 'otra');
      expect((await browser.login(page, 'ana', CLAVE)).status).toBe(303);
    }
  });
});

describe.each(BOTH)('two requests of one browser at once (%s)', (engine) => {
  onFreshDatabase(engine, given);

  it('remember nothing in a session that one of them ended', async () => {
    const [leaving, adding] = await twice();
    await leaving.destroy();
    await adding.write('uuidVenta', 'un-carrito');
    expect(await adding.read('uuidVenta')).toBeUndefined();
    expect(await observe.rememberedValues()).toEqual([]);
  });

  it('both begin it, and both are remembered', async () => {
    const id = 'A'.repeat(22);
    const headers = { Cookie: `sesion=${id}` };
    const open = () => Session.of(new Request(given.PUBLIC_URL, { headers }));
    const [one, other] = await Promise.all([open(), open()]);
    await Promise.all([one.write('uuidVenta', 'a'), other.write('datos:paso', 'b')]);
    const after = await open();
    expect([await after.read('uuidVenta'), await after.read('datos:paso')]).toEqual(['a', 'b']);
  });

  it('keep what was typed at an address as long as anybody likes', async () => {
    const session = await Session.of(new Request(given.PUBLIC_URL));
    const letters = Array.from({ length: 200 }, (_, at) =>
      createHash('sha256').update(String(at)).digest('base64url'),
    ).join('');
    const form = new FormData();
    form.set('nombre', 'Ana');
    await session.keepDraft(`/ayuda?buscar=${letters}`, form);
    expect(await session.takeDraft(`/ayuda?buscar=${letters}`)).toMatchObject({ campos: { nombre: 'Ana' } });
    expect(await session.takeDraft('/ayuda')).toBeNull();
  });
});
