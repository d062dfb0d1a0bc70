import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { now } from '~/clock.server';
import { randomId, settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { removeUnfinishedMail } from '~/registry/edge/mail/transport';
import { removeOrphans } from '~/registry/edge/tickets/sweep';
import { keepFiles } from '~/registry/edge/tickets/uploads-store';
import { stopServing } from '~/stop-serving.server';
import { onFreshDatabase } from '../support/registry';
import { temporaryFolder, testSettings } from '../support/settings';
import { contextOf } from './caller';

const DAY_AGO = new Date(Date.now() - 24 * 60 * 60 * 1000);

function left(folder: string, name: string, when = DAY_AGO): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'a medias');
  utimesSync(join(folder, name), when, when);
}

describe('what a killed process left', () => {
  onFreshDatabase();

  it('of tickets goes away; files that a row knows and files just written stay', async () => {
    const folder = join(settings().DATA_DIR, 'tickets');
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    await keepFiles(contextOf({ login: 'ana' }), [new File([png], 'a.png', { type: 'image/png' })]);
    const [known = ''] = readdirSync(folder);
    utimesSync(join(folder, known), DAY_AGO, DAY_AGO);
    const [old, fresh] = [randomId(), randomId()];
    left(folder, old);
    left(folder, fresh, new Date());
    await removeOrphans(database(), now());
    expect(readdirSync(folder).sort()).toEqual([known, fresh].sort());
  });

  it('of mail goes away; whole mails stay', async () => {
    const folder = join(settings().DATA_DIR, 'mail');
    left(folder, '.a-medias');
    left(folder, 'entera.eml');
    await removeUnfinishedMail(now());
    expect(readdirSync(folder)).toEqual(['entera.eml']);
  });
});

describe('a new data folder', () => {
  it('and its database are nobody else’s to read', async () => {
    const DATA_DIR = join(temporaryFolder(), 'nueva');
    useSettings(testSettings({ DATA_DIR }));
    await database()
      .selectNoFrom((is) => is.lit(1).as('uno'))
      .execute();
    await database().destroy();
    expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
    expect(statSync(join(DATA_DIR, 'portal.sqlite')).mode & 0o077).toBe(0);
  });
});

describe('a stop', () => {
  it('waits for what is under way, and not for ever for a body that never ends', {
    timeout: 20_000,
  }, async () => {
    const server = createServer((request) => request.resume());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const half = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1');
    half.on('error', () => undefined);
    half.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nla mitad');
    await new Promise((resolve) => server.once('request', resolve));
    const begun = performance.now();
    await stopServing(server, () => new Promise(() => undefined));
    expect(performance.now() - begun).toBeLessThan(12_000);
    half.destroy();
    server.closeAllConnections();
  });
});
