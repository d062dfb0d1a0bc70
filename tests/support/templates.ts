import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { startPostgres } from './postgres';
import { REMEMBER } from './postgres-memory';
import { temporaryFolder, testSettings } from './settings';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file with the reference data, to copy for each test. */
    plantillaSqlite: string;
    /** The same with the demo data. */
    plantillaDemo: string;
    /** A PostgreSQL server with a migrated database called `plantilla`; empty in projects without one. */
    servidorPostgres: string;
  }
}

/** Fills an empty database once, under its settings. */
async function prepare(settings: Settings): Promise<void> {
  useSettings(settings);
  const { migrate } = await import('~/database/migrate.server');
  const { loadReference } = await import('~/registry/edge/demo/reference');
  await migrate(database());
  await loadReference(database());
  await database().destroy();
}

/** The demo data comes by the way the portal itself takes when it starts. */
async function prepareDemo(settings: Settings): Promise<void> {
  useSettings(settings);
  const { prepared } = await import('~/serving/prepare.server');
  const { embeddedProvider } = await import('~/identity/provider.server');
  await prepared();
  await embeddedProvider(); // its signing keys are slow to make: once is enough
  await database().destroy();
}

/** Runs SQL outside any transaction, as CREATE DATABASE asks. */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export const databaseAt = (server: string, name: string): string => new URL(`/${name}`, server).href;

/** For projects that work on SQLite alone. */
export async function sqliteTemplates(project: TestProject): Promise<() => void> {
  const folder = temporaryFolder();
  await prepare(testSettings({ DATA_DIR: join(folder, 'base') }));
  project.provide('plantillaSqlite', join(folder, 'base', 'portal.sqlite'));
  project.provide('servidorPostgres', '');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** For projects whose tests begin with the demo accounts and names. */
export async function demoTemplates(project: TestProject): Promise<() => void> {
  const stop = await sqliteTemplates(project);
  const folder = temporaryFolder();
  await prepareDemo(testSettings({ DATA_DIR: folder, DEMO: '1' }));
  project.provide('plantillaDemo', join(folder, 'portal.sqlite'));
  return () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** For projects that run on both engines. */
export async function bothTemplates(project: TestProject): Promise<() => Promise<void>> {
  const stop = await sqliteTemplates(project);
  const server = await startPostgres();
  await onServer(server.url, 'CREATE DATABASE plantilla');
  await prepare(testSettings({ DATABASE_URL: databaseAt(server.url, 'plantilla') }));
  await onServer(databaseAt(server.url, 'plantilla'), REMEMBER);
  project.provide('servidorPostgres', server.url);
  return async () => {
    stop();
    await server.stop();
  };
}
