import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { state } from '~/front-door/state.server';
import { listen } from '~/serving/listen.server';
import { type Serving, stopServing } from '~/serving/stop-serving.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { testSettings } from '../support/settings';

/** More than a connection holds by itself: what of it has not been read is still with the server. */
const LONG = 'x'.repeat(20 * 1024 * 1024);

/** A portal that answers some addresses, one of them when it is told to. */
interface Portal {
  serving: Serving;
  port: number;
  waiting: Response[];
}

async function portalThatWaits(): Promise<Portal> {
  const port = await freePort();
  const waiting: Response[] = [];
  const portal = express()
    .use(
      '/estado',
      state(
        async () => ({ database: true, registry: true }),
        async () => ({}),
      ),
    )
    .get('/espera', (_, response) => void waiting.push(response))
    .get('/larga', (_, response) => void response.type('text').send(LONG));
  const serving = await listen(portal, testSettings({ HOST: '127.0.0.1', PORT: String(port) }));
  return { serving, port, waiting };
}

describe('a portal that is asked to end', () => {
  onFreshDatabase();
  let portal: Portal;
  let agent: Agent;
  let stopped: Promise<void>;
  let endTasks: () => void;

  beforeEach(async () => {
    portal = await portalThatWaits();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    endTasks();
    agent.destroy();
    portal.serving.server.closeAllConnections();
    portal.serving.server.close();
    await stopped;
  });

  const ask = (path: string, by?: Agent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) =>
      get({ port: portal.port, host: '127.0.0.1', path, agent: by }, resolve).once('error', reject),
    );
  const stop = (noticeMs: number) => {
    const tasks = new Promise<void>((resolve) => {
      endTasks = resolve;
    });
    stopped = stopServing(portal.serving, () => tasks, noticeMs);
  };
  const isRefused = async (): Promise<boolean> => (await ask('/estado').catch(() => null)) === null;

  it('answers what still comes, each time as the last one of its connection, and says that it cannot serve', async () => {
    const before = await ask('/estado', agent);
    expect([before.headers.connection, await text(before)]).toEqual(['keep-alive', 'ok']);
    stop(60_000);
    stopped = Promise.resolve(); // it is not waited for
    const kept = await ask('/estado', agent);
    expect([kept.headers.connection, await text(kept)]).toEqual(['close', 'ok']);
    const anew = await ask('/estado/listo');
    expect([anew.statusCode, anew.headers.connection]).toEqual([503, 'close']);
    expect(await text(anew)).toBe('el portal termina');
  });

  it('ends what was under way, and says there too that the connection ends', async () => {
    const asked = ask('/espera', agent);
    await expect.poll(() => portal.waiting.length).toBe(1);
    stop(0);
    await expect.poll(isRefused).toBe(true);
    portal.waiting[0]?.send('hecho');
    const answer = await asked;
    expect([answer.headers.connection, await text(answer)]).toEqual(['close', 'hecho']);
  });

  it('cuts no answer that is written and has not left yet', async () => {
    const answer = await ask('/larga', agent);
    stop(0);
    await expect.poll(isRefused).toBe(true);
    expect((await text(answer)).length).toBe(LONG.length);
  });

  it('closes the connections that nobody uses', async () => {
    const idle: Socket = connect(portal.port, '127.0.0.1');
    await expect.poll(() => portal.serving.open.sockets.size).toBe(1);
    const closed = new Promise((resolve) => idle.once('close', () => resolve('closed')));
    stop(0);
    expect(await closed).toBe('closed');
  });
});
