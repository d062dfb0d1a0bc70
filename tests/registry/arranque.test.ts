import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SettingsError, useSettings } from '~/base/config.server';
import { checkDataReachable } from '~/database/check-reachable.server';
import { database } from '~/database/connection.server';
import { listen } from '~/serving/listen.server';
import { diskWith } from '../support/disk';
import { freePort } from '../support/free-port';
import { temporaryFolder, testSettings } from '../support/settings';

/** What the start says where it cannot go on; empty where it can. */
async function saidAt(step: () => Promise<unknown>): Promise<string> {
  try {
    await step();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

async function dataAt(given: Record<string, string>): Promise<string> {
  const settings = testSettings(given);
  useSettings(settings);
  const said = await saidAt(() => checkDataReachable(settings));
  if (said === '') await database().destroy();
  return said;
}

/** A file where a folder is expected: nobody, not even root, can write in it. */
function fileInTheWay(): string {
  const file = join(temporaryFolder(), 'datos');
  writeFileSync(file, '');
  return file;
}

describe('a portal that cannot start says which setting is to blame', () => {
  test('DATA_DIR, where it is no folder', async () => {
    expect(await dataAt({ DATA_DIR: fileInTheWay() })).toMatch(/^DATA_DIR: /);
  });

  test('DATA_DIR, where nothing can be written', async () => {
    const disk = diskWith('ro');
    onTestFinished(() => disk?.remove());
    const folder = disk?.folder ?? temporaryFolder();
    if (!disk) chmodSync(folder, 0o500); // who may make no disk is not root, and held by this
    expect(await dataAt({ DATA_DIR: folder })).toMatch(/^DATA_DIR: .*(EROFS|EACCES)/);
    expect(await dataAt({ DATA_DIR: join(folder, 'nueva') })).toMatch(/^DATA_DIR: .*cannot be written/);
  });

  test('DATA_DIR, where its disk is full', async () => {
    const disk = diskWith('size=512k');
    onTestFinished(() => disk?.remove());
    // Without a small disk: the room that a file may take, which is nothing in a file.
    const said = await dataAt({ DATA_DIR: disk?.folder ?? '/dev/full' });
    expect(said).toMatch(/^DATA_DIR: /);
  });

  test('DATA_DIR, where its SQLite file is something else', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'portal.sqlite'));
    expect(await dataAt({ DATA_DIR: folder })).toMatch(/^DATA_DIR: /);
  });

  test('DATABASE_URL, where nothing answers there, without its password', async () => {
    const url = `postgres://registro:secreto@127.0.0.1:${await freePort()}/registro`;
    const said = await dataAt({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
    expect(said).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(said).not.toContain('secreto');
  });

  test('PORT, where another program listens', async () => {
    const other = createServer();
    const PORT = await freePort();
    await new Promise<void>((resolve) => other.listen(PORT, '127.0.0.1', resolve));
    const settings = testSettings({ HOST: '127.0.0.1', PORT: String(PORT) });
    expect(await saidAt(() => listen(express(), settings))).toMatch(/^PORT: .*already/);
    await new Promise((resolve) => other.close(resolve));
  });

  test('HOST, where it is of no network of this machine', async () => {
    const settings = testSettings({ HOST: '192.0.2.1', PORT: String(await freePort()) });
    expect(await saidAt(() => listen(express(), settings))).toMatch(/^HOST: /);
  });

  test('none, where all is well', async () => {
    expect(await dataAt({ DATA_DIR: temporaryFolder() })).toBe('');
  });
});
