import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { writeReadableStreamToWritable } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Reader } from '~/front-door/reader.server';
import { csvFile } from '~/serving/csv-file';
import { freePort } from '../support/free-port';

/** More than what lies between two ends of a connection, and nothing that compression makes small. */
const PARTS = 320;
const PART_BYTES = 64 * 1024;

let made = 0;
let hasEnded = false;

async function* parts(): AsyncGenerator<string, void> {
  try {
    for (made = 1; made <= PARTS; made += 1) yield `${randomBytes(PART_BYTES).toString('base64')}\r\n`;
  } finally {
    hasEnded = true;
  }
}

const port = await freePort();
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(compression({ threshold: 512 }));
  app.get('/lista.csv', async (_, response) => {
    const { body } = csvFile(
      { lector: new Reader(response) },
      { name: 'lista', head: ['a'], parts: parts() },
    );
    response.type('csv');
    if (body) await writeReadableStreamToWritable(body, response);
  });
  server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());

/** The beginning of the file, of which nothing is read yet. */
const begun = (encoding: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ port, host: '127.0.0.1', path: '/lista.csv', headers }, resolve).once('error', reject);
  });

/** Waits until no more parts are made. */
async function standsStill(): Promise<number> {
  let before = -1;
  while (before !== made) {
    before = made;
    await wait(100);
  }
  return made;
}

describe.each(['identity', 'gzip'])('a long file, sent as %s', (encoding) => {
  it('is made as fast as it is read, to its end', async () => {
    const answer = await begun(encoding);
    expect(await standsStill()).toBeLessThan(PARTS / 2);
    const whole = await text(encoding === 'gzip' ? answer.pipe(createGunzip()) : answer);
    expect(whole.split('\r\n')).toHaveLength(PARTS + 2);
  });

  it('is made no further once its reader went away', async () => {
    hasEnded = false;
    const answer = await begun(encoding);
    await standsStill();
    answer.destroy();
    await expect.poll(() => hasEnded).toBe(true);
    expect(made).toBeLessThan(PARTS / 2);
  });
});
