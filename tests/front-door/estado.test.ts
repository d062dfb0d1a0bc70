import type { Server } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { needsOf, state } from '~/front-door/state.server';
import { detailOf, readingsOf } from '~/operating/readings.server';
import { registryAnswers } from '~/registry/client.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { standInFrontOf } from '../support/third-party/stand-in-front';

onFreshDatabase();

const port = await freePort();
let server: Server;
beforeAll(async () => {
  const needs = needsOf(registryAnswers);
  const app = express().set('trust proxy', 'loopback');
  app.use(
    '/estado',
    state(needs, () => detailOf(readingsOf(needs))),
  );
  server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());

/** What a machine is told: the status, and the word for who reads it. */
async function told(path: string): Promise<[number, string]> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  return [answer.status, await answer.text()];
}

describe('who decides where requests are sent', () => {
  it('is told that the portal lives and can serve, however many ask at once', async () => {
    expect(await told('/estado')).toEqual([200, 'ok']);
    const ready = await Promise.all([1, 2, 3].map(() => told('/estado/listo')));
    expect(ready).toEqual(Array(3).fill([200, 'listo']));
  });

  it('is told that it lives and cannot serve while its database is away', async () => {
    expect(await told('/estado/listo')).toEqual([200, 'listo']);
    await database().destroy();
    expect(await told('/estado/listo')).toEqual([503, 'la base de datos no responde']);
    expect(await told('/estado')).toEqual([200, 'ok']);
  });
});

it('an answer that cannot be made is an error of its request, and the process goes on', async () => {
  const broken = () => Promise.reject(new Error('nobody knows'));
  const place = await freePort();
  const quiet: ErrorRequestHandler = (_error, _request, response, _next) => void response.sendStatus(500);
  const failing = express().use('/estado', state(broken, broken), quiet).listen(place, '127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${place}/estado/listo`)).status).toBe(500);
  expect((await fetch(`http://127.0.0.1:${place}/estado`)).status).toBe(200);
  failing.close();
});

describe('who runs the portal', () => {
  const FROM_AFAR = { 'X-Forwarded-For': '203.0.113.9' };
  const asking = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/estado/listo?detalle`, { headers });

  it('is told from the machine itself how it is: what waits, what answers, how old the backups are', async () => {
    const answer = await asking();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      estado: 'listo',
      base: 'SQLite',
      registro: 'propio',
      soloLectura: false,
      needs: { database: 1, registry: 1 },
      mails: { pendiente: 0, fallido: 0 },
      aside: { correo: 0 },
    });
  });

  it('is told the same from elsewhere with the operator’s token, and nobody else is', async () => {
    Object.assign(settings(), { OPERATOR_TOKEN: 'una-ficha-de-quien-opera-el-portal' });
    const bearer = { Authorization: 'Bearer una-ficha-de-quien-opera-el-portal' };
    expect(await (await asking({ ...FROM_AFAR, ...bearer })).json()).toHaveProperty('estado', 'listo');
    for (const headers of [FROM_AFAR, { ...FROM_AFAR, Authorization: 'Bearer otra' }])
      expect(await (await asking(headers)).text()).toBe('listo');
  });

  it('is told what cannot be read as that, and the rest', async () => {
    expect(await told('/estado/listo')).toEqual([200, 'listo']);
    await database().destroy();
    const answer = await asking();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      estado: 'la base de datos no responde',
      needs: { database: 0 },
      mails: 'no se pudo leer',
    });
  });
});

describe('who decides where requests are sent, in front of an outside edge', () => {
  const QUESTION = 'GET /dominio/habilitados';
  const DEAD = [503, 'el registro no responde'];

  async function inFrontOf(spoil: (edge: ThirdPartyEdge) => void | Promise<void> = () => {}) {
    const edge = await ThirdPartyEdge.start();
    standInFrontOf(edge, { REGISTRY_API_READ_SECONDS: 0.3 });
    await spoil(edge);
    return edge;
  }

  it.each<[string, (edge: ThirdPartyEdge) => void | Promise<void>, unknown]>([
    ['answers', () => {}, [200, 'listo']],
    [
      'answers that it has none of it',
      (edge) => void edge.forced.set(QUESTION, { status: 404 }),
      [200, 'listo'],
    ],
    ['is gone', (edge) => edge.stop(), DEAD],
    ['never answers', (edge) => void edge.afterwards.set(QUESTION, 'silence'), DEAD],
    ['is not reached by its gateway', (edge) => void edge.forced.set(QUESTION, { status: 503 }), DEAD],
  ])('is told whether it can serve, where that edge %s', async (_, spoil, words) => {
    const edge = await inFrontOf(spoil);
    expect(await told('/estado/listo')).toEqual(words);
    expect(await told('/estado')).toEqual([200, 'ok']);
    await edge.stop();
  });

  it('and however often it asks, the edge is asked once a second', async () => {
    const edge = await inFrontOf();
    for (let i = 0; i < 5; i++) await told('/estado/listo');
    expect(edge.asked.filter(({ name }) => name === QUESTION)).toHaveLength(1);
    await edge.stop();
  });
});
