import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { moveToPostgres } from '~/operating/move/command.server';
import { loadDemo } from '~/registry/edge/demo/demo';
import { auditHistoria } from '~/registry/edge/historia/audit';
import { prepared } from '~/serving/prepare.server';
import * as given from '../support/given';
import { held } from '../support/held';
import * as observe from '../support/observe';
import { poolerLineTo } from '../support/pooler-line';
import { onFreshDatabase } from '../support/registry';
import { temporaryFolder } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';
import { ask, START } from './caller';
import { nombreDe } from './shop';

/** What an operator sets before moving: the same folder, and an empty database. */
async function emptyPostgres(): Promise<string> {
  const name = `mudanza_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('servidorPostgres'), `CREATE DATABASE ${name}`);
  return databaseAt(inject('servidorPostgres'), name);
}

/** Does something with the settings of the new database, and goes back to the old one. */
async function onTheNewOne<T>(DATABASE_URL: string, work: () => Promise<T>): Promise<T> {
  const here = settings();
  useSettings({ ...here, DATABASE_URL });
  try {
    return await work();
  } finally {
    await database().destroy();
    useSettings(here);
  }
}

const silent = () => undefined;
const move = (url: string, tell: (line: string) => void = silent) =>
  onTheNewOne(url, () => moveToPostgres([], tell));

/** Where the new database has the files, which lie in a folder beside the old one. */
const OF_FILES = ['archivos_guardados', 'archivo_partes'];

/** All that the registry holds, without what belongs to the installation. */
async function registry() {
  const found = await held();
  for (const name of ['instalacion', 'usuarios', ...OF_FILES]) found.delete(name);
  return new Map([...found].map(([name, rows]) => [name, linesOf(rows)]));
}
/** The columns of each row in their order: theirs differ from one database to the other. */
const linesOf = (rows: string): string[] =>
  rows
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.stringify(Object.entries(JSON.parse(row)).sort()))
    .sort();

describe('moving from SQLite to PostgreSQL', () => {
  onFreshDatabase();
  let url: string;
  beforeEach(async () => {
    await nombreDe('ana', 'kiosco.uy');
    url = await emptyPostgres();
  });

  it('leaves no lock behind at a pooler, which lends a connection for a transaction: the next one is not told of another', async () => {
    const line = await poolerLineTo(Number(new URL(url).port));
    const behind = new URL(url);
    behind.port = String(line.port);
    await move(behind.href);
    await expect(move(behind.href)).rejects.toThrow('la base ya tiene tablas');
    await line.close();
  });

  it('brings every row, with its history whole, and what comes next has a number of its own', async () => {
    await loadDemo(database(), START);
    const before = await registry();
    expect(await move(url)).toMatch(/^Mudanza hecha: [1-9]\d* filas, todas comparadas\./);
    await onTheNewOne(url, async () => {
      expect(await registry()).toEqual(before);
      expect((await auditHistoria(database())).faltas).toEqual([]);
      await prepared();
      await nombreDe('nueva', 'recien.uy');
      const asked = ask({ login: 'nueva' }).administracion.informacion({ nombreDominio: 'recien.uy' });
      expect(await asked).toMatchObject({ esTitular: true });
    });
    expect(existsSync(join(settings().DATA_DIR, '.mudanza'))).toBe(false);
  });

  it('brings the files that people sent, which stay where they were for whoever goes back', async () => {
    await loadDemo(database(), START);
    const before = observe.filesInFolder();
    const read = () => Promise.all(before.map(observe.inKeptFile));
    const said = await read();
    expect(before.length).toBeGreaterThan(0);
    expect(await move(url)).toContain(`Archivos copiados a la base: ${before.length} (`);
    expect(observe.filesInFolder()).toEqual(before);
    await onTheNewOne(url, async () => {
      useSettings({ ...settings(), DATA_DIR: temporaryFolder() }); // another machine
      expect(await observe.filesInDatabase()).toEqual(before);
      expect(await read()).toEqual(said);
      await database().destroy();
    });
  });

  it('goes on where it was interrupted, and nobody serves from a half of it', async () => {
    const told: string[] = [];
    const interrupted = move(url, (line) => {
      told.push(line);
      if (line.startsWith('dominios: ')) throw new Error('power cut');
    });
    await expect(interrupted).rejects.toThrow('power cut');
    await onTheNewOne(url, async () => {
      await expect(prepared()).rejects.toThrow('la mudanza desde SQLite a esta base no terminó');
    });
    const before = await registry();
    const rest: string[] = [];
    await move(url, (line) => rest.push(line));
    expect(rest.filter((line) => told.includes(line))).toEqual([]);
    await onTheNewOne(url, async () => expect(await registry()).toEqual(before));
  });

  it('the old registry only answers questions from then on, until it is gone back to', async () => {
    await move(url);
    expect(await given.readOnly()).toBe('Solo se consulta.');
    await expect(nombreDe('nueva', 'recien.uy')).rejects.toThrow('nothing can be changed now');
    await given.readOnly('off');
    expect(await given.readOnly()).toBe('Se puede consultar y cambiar.');
  });

  it('a program that writes to the old file meanwhile is found out, and all is copied again', async () => {
    const interrupted = move(url, (line) => {
      if (line.startsWith('dominio_usuarios: ')) throw new Error('power cut');
    });
    await expect(interrupted).rejects.toThrow('power cut');
    await nombreDe('tramposa', 'colado.uy');
    await expect(move(url)).rejects.toThrow(/no dicen lo mismo.*\ndominios: 2/s);
    expect(await move(url)).toContain('todas comparadas');
    const before = await registry();
    await onTheNewOne(url, async () => expect(await registry()).toEqual(before));
  });

  it('of two at once one is told that the other is at it', async () => {
    const outcomes = await onTheNewOne(url, () =>
      Promise.allSettled([moveToPostgres([], silent), moveToPostgres([], silent)]),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.message)).toEqual([
      'Otra mudanza a esta base está en curso. Espere a que termine.',
    ]);
    const before = await registry();
    await onTheNewOne(url, async () => expect(await registry()).toEqual(before));
  });

  it('says what is missing, and does nothing', async () => {
    await expect(moveToPostgres([], silent)).rejects.toThrow('DATABASE_URL: falta');
    await expect(move(url).then(() => move(url))).rejects.toThrow('la base ya tiene tablas');
  });
});
