import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { state } from '~/front-door/state.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const port = await freePort();
let server: Server;
beforeAll(async () => {
  server = express().use('/estado', state).listen(port, '127.0.0.1');
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
