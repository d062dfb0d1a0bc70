import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { now } from '~/base/clock.server';
import { randomId, settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { withoutHurry } from '~/database/timeouts';
import { writeOnDisk } from '~/registry/edge/archivos/disk';
import { writeBytes } from '~/registry/edge/archivos/kept';
import { removeOrphans } from '~/registry/edge/archivos/sweep';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { mailTransport, removeUnfinishedMail } from '~/registry/edge/mail/transport';
import { startTasks } from '~/registry/edge/tasks/tasks.server';
import { keepFiles } from '~/registry/edge/tickets/uploads-store';
import { diskWith } from '../support/disk';
import { sendPending } from '../support/due';
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

describe('a start', () => {
  onFreshDatabase();

  it('takes away what kills and full disks left, of tickets and of mail', async () => {
    const [tickets, mail] = [join(settings().DATA_DIR, 'tickets'), join(settings().DATA_DIR, 'mail')];
    left(tickets, randomId());
    left(mail, '.a-medias');
    const stop = startTasks();
    await vi.waitFor(() => expect([readdirSync(tickets), readdirSync(mail)]).toEqual([[], []]));
    await stop();
  });

  it('of a file that the disk had no room for leaves nothing in its folder', async () => {
    const disk = diskWith('size=64k');
    if (!disk) return; // only root can make a small disk
    useSettings({ ...settings(), DATA_DIR: disk.folder, DATABASE_URL: 'postgres://127.0.0.1:1/nada' });
    const large = new Uint8Array(256 * 1024);
    await expect(writeOnDisk((file) => file.writeFile(large))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(join(disk.folder, 'tickets'))).toEqual([]);
    disk.remove();
  });
});

/** What in a folder somebody else may read or write, however deep. */
const open = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

describe('a new data folder', () => {
  it('and all that is put in it is nobody else’s to read', async () => {
    const DATA_DIR = join(temporaryFolder(), 'nueva');
    useSettings(testSettings({ DATA_DIR }));
    await withoutHurry(() => migrate(database()));
    await writeBytes(new Uint8Array([1]));
    const words = { clave: 'a', para: 'ana@ejemplo.uy', asunto: 'a', texto: 'a', html: 'a' };
    await enqueueMail(database(), words, now());
    await sendPending(database(), mailTransport(), now);
    expect(readdirSync(DATA_DIR).sort()).toEqual(
      expect.arrayContaining(['mail', 'portal.sqlite', 'tickets']),
    );
    expect(open(DATA_DIR)).toEqual([]);
    await database().destroy();
  });

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
