import type { Server } from 'node:http';
import { request } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useSettings } from '~/config.server';
import { checkHost, checkOrigin, limitRequests } from '~/session/front-door.server';
import { freePort } from '../support/free-port';
import { testSettings } from '../support/settings';

const port = await freePort();
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(checkHost, checkOrigin, limitRequests);
  app.use((_, response) => void response.send('adentro'));
  server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => useSettings(testSettings()));
afterAll(() => void server.close());

type Answer = { status: number; text: string; retryAfter?: string };

/** `fetch` sets some of these headers itself, so the request is made by hand. */
const ask = (method: string, headers: Record<string, string>, path = '/') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { host: 'portal.test', ...headers },
    });
    sent.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }),
      );
    });
    sent.end();
  });

describe('the front door', () => {
  it.each([
    ['its own name', 'portal.test', 200],
    ['this machine', 'localhost:3000', 200],
    ['this machine by number', '127.0.0.1:3000', 200],
    ['another site', 'malo.example', 400],
    ['its name at another port', 'portal.test:81', 400],
    ['nonsense', 'a b', 400],
  ])('asked for %s', async (_, host, status) => {
    expect((await ask('GET', { host })).status).toBe(status);
  });

  it.each<[string, Record<string, string>, number]>([
    ['from its own page', { origin: 'http://portal.test' }, 200],
    ['from another site', { origin: 'http://malo.example' }, 403],
    ['from a page that hides where it is', { origin: 'null' }, 403],
    ['from its name over another protocol', { origin: 'https://portal.test' }, 403],
    ['without Origin, by a browser that tells the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['without Origin, from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['without Origin, from a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['by a text browser that tells nothing', {}, 200],
    ['by a text browser that tells the page', { referer: 'http://portal.test/ayuda' }, 200],
    ['by a text browser, from another site', { referer: 'http://malo.example/' }, 403],
    ['on this machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }, 200],
    ['on this machine, from another program', { host: 'localhost:3000', origin: 'http://localhost:9' }, 403],
  ])('a form sent %s', async (_, headers, status) => {
    expect((await ask('POST', headers)).status).toBe(status);
  });

  it('answers a foreign form with a whole page in Spanish', async () => {
    const { text } = await ask('POST', { origin: 'http://malo.example' });
    expect(text).toContain('<html lang="es-UY">');
    expect(text).toContain('<h1>No pudimos comprobar de dónde viene el formulario</h1>');
  });

  it('stops an address that changes too much, and says for how long', async () => {
    const answers = [];
    for (let count = 0; count < 301; count++) answers.push((await ask('POST', {})).status);
    expect(new Set(answers.slice(0, 300))).toEqual(new Set([200]));
    const refused = await ask('POST', {});
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(refused.text).toContain('<h1>Demasiados pedidos</h1>');
    expect((await ask('GET', {})).status).toBe(200);
  });
});
