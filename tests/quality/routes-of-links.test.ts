import type { Server } from 'node:http';
import { request } from 'node:http';
import * as build from 'virtual:remix/server-build';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOfLinks } from '~/front-door/routes-of-links.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const port = await freePort();
let server: Server;

beforeAll(async () => {
  const app = express().use(routesOfLinks(build), (_, response) => void response.status(418).end('sigue'));
  server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());

/** `fetch` straightens the path before it asks. */
const ask = (path: string) =>
  new Promise<{ status: number; text: string; reload: boolean; kept: string | undefined }>(
    (resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path });
      sent.once('error', reject).once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const { statusCode: status = 0, headers } = response;
        const reload = 'x-remix-reload-document' in headers;
        response.once('end', () => resolve({ status, text, reload, kept: headers['cache-control'] }));
      });
      sent.end();
    },
  );

const { version } = build.assets;
const about = (...paths: string[]): string => `?${new URLSearchParams(paths.map((path) => ['p', path]))}`;
const question = (...paths: string[]): string => `/__manifest${about(...paths)}&version=${version}`;

describe('who asks where the links of a page lead', () => {
  it('is told the routes that they lead to, kept for ever, and the same when it is asked again', async () => {
    const first = await ask(question('/ayuda', '/administrar/mensajes/7'));
    expect(first).toMatchObject({ status: 200, kept: 'public, max-age=31536000, immutable' });
    expect(Object.keys(JSON.parse(first.text))).toEqual(
      expect.arrayContaining(['root', 'routes/ayuda/ayuda', 'routes/administrar/mensajes/mensaje']),
    );
    expect(await ask(question('/ayuda', '/administrar/mensajes/7'))).toEqual(first);
  });

  it('is told to load the page anew where it shows another version, also twice', async () => {
    const old = `/__manifest${about('/ayuda')}&version=otra`;
    expect(await ask(old)).toMatchObject({ status: 204, reload: true, kept: undefined });
    expect(await ask(old)).toMatchObject({ status: 204, reload: true, kept: undefined });
  });

  it.each([
    ['one without end', question('/a'.repeat(1000))],
    ['many', question(...Array.from({ length: 400 }, (_, place) => `/${place}`))],
    ['one without end, by another way to the same address', `/./x/..${question('/a'.repeat(1000))}`],
  ])('is refused paths that no page has: %s', async (_, path) => {
    expect(await ask(path)).toMatchObject({ status: 400, text: 'Demasiadas direcciones' });
  });

  it('is answered so many new questions a minute, and those asked before all the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 310 }, (_, place) => ask(question('/ayuda', `/nada-${place}`))),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(answers.slice(0, 280).every(({ status }) => status === 200)).toBe(true);
    expect((await ask(question('/ayuda', '/nada-0'))).status).toBe(200);
  });

  it.each(['/', '/__manifest/otra', '//__manifest', '/ayuda?p=/__manifest'])(
    'is nobody at %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 418 });
    },
  );
});
