import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Settings, settings, useSettings } from '~/base/config.server';
import { createPortal } from '../../server';
import { onDemoData } from '../support/registry';

const home = fileURLToPath(new URL('../..', import.meta.url));
const DECISION = readFileSync(`${home}app/decisions/024-threats.md`, 'utf8');

/** Requirements of level 1 in each section, as OWASP ASVS 5.0.0 numbers them. */
const LEVEL_ONE: Record<string, number> = {
  '1.2': 5,
  '1.3': 2,
  '1.5': 1,
  '2.1': 1,
  '2.2': 2,
  '2.3': 1,
  '3.2': 2,
  '3.3': 1,
  '3.4': 2,
  '3.5': 3,
  '4.1': 1,
  '4.4': 1,
  '5.2': 2,
  '5.3': 2,
  '6.1': 1,
  '6.2': 8,
  '6.3': 2,
  '6.4': 2,
  '7.2': 4,
  '7.4': 2,
  '8.1': 1,
  '8.2': 2,
  '8.3': 1,
  '9.1': 3,
  '9.2': 1,
  '10.4': 5,
  '11.3': 2,
  '11.4': 1,
  '12.1': 1,
  '12.2': 2,
  '13.4': 1,
  '14.2': 1,
  '14.3': 1,
  '15.1': 1,
  '15.2': 1,
  '15.3': 1,
};

/** The cells of each row of the decision's tables. */
const rows = DECISION.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** A test, as the last cell names it: `registry/tickets`. */
const TEST =
  /`((?:actions|components|documents|front-door|identity|quality|registry|rules|session)\/[\w/-]+)`/g;

describe('the table of what can go wrong', () => {
  test('has every item of level 1, once, and no other', () => {
    const items = Object.entries(LEVEL_ONE).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    );
    const listed = rows.map(([first = '']) => first).filter((first) => /^\d+\.\d+\.\d+$/.test(first));
    expect(listed).toEqual(items);
    expect(items).toHaveLength(70);
  });

  test('names tests that exist, and says why where it names none', () => {
    for (const row of rows) {
      const named = [...(row.at(-1) ?? '').matchAll(TEST)].map(([, name]) => name);
      for (const name of named)
        expect(
          ['.ts', '.tsx'].some((end) => existsSync(`${home}tests/${name}.test${end}`)),
          name,
        ).toBe(true);
      expect(row.at(-1)).not.toBe('');
    }
  });
});

describe('a portal whose address is https', () => {
  onDemoData({ PUBLIC_URL: 'https://portal.test' });
  let server: Server;

  const start = async (given: Partial<Settings> = {}) => {
    useSettings({ ...settings(), ...given });
    server = createPortal((_, __, next) => next()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  beforeEach(() => start());
  afterEach(stop);

  /** `fetch` says the host itself, so the request is made by hand; the proxy in front speaks TLS. */
  const headersOf = (path: string, given: Record<string, string> = {}) =>
    new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      const headers = { host: 'portal.test', 'x-forwarded-proto': 'https', ...given };
      request({ port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .once('error', reject)
        .end();
    });

  test.each(['/ayuda', '/generar-ticket', '/no-existe', '/api/openapi.json', '/api/nada'])(
    'says of %s what it is, that only TLS will do, and lends it to no other site',
    async (path) => {
      const headers = await headersOf(path, { origin: 'https://otro.example' });
      expect(
        Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]),
      ).toBeGreaterThanOrEqual(31_536_000);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(String(headers['content-type'])).toMatch(/charset=utf-8|^application\/json/i);
    },
  );

  test('decides for the hosts under its own only where a setting says so', async () => {
    const said = async () => String((await headersOf('/ayuda'))['strict-transport-security']);
    expect(await said()).toBe('max-age=31536000');
    stop();
    await start({ HSTS_SUBDOMAINS: true });
    expect(await said()).toBe('max-age=31536000; includeSubDomains');
  });

  test('gives cookies that only TLS and only this host carry, on pages nobody keeps', async () => {
    const headers = await headersOf('/consulta-disponibilidad?nombre=nadie-lo-tiene.uy');
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(String(headers['cache-control'])).toContain('no-store');
  });
});
