import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, sql } from 'kysely';
import { z } from 'zod';
import { now } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import { log } from '~/base/log.server';
import { findHecho, writeHecho } from './installation-store';
import type { Steps } from './steps';
import type { Tables } from './tables';

const FIRST_WITH_FACTS = '054-instalacion';
const fact = z.object({ pide: z.string() });

/** The names of the steps that this database has done, in their order. */
export async function doneSteps(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The newest step that code has to know to run here; empty where any may. */
async function askedHere(db: Kysely<Tables>, done: readonly string[]): Promise<string> {
  if (!done.includes(FIRST_WITH_FACTS)) return '';
  const hecho = await findHecho(db, 'esquema');
  return hecho ? fact.parse(JSON.parse(hecho.valor)).pide : '';
}

/**
 * The steps of this code, and those that later code did here before, which have nothing left to do: this code goes on beside
 * it, or instead of it.
 * @throws SettingsError where one of those took away what this code needs.
 */
export async function withLaterSteps(
  db: Kysely<Tables>,
  steps: Steps,
  done: readonly string[],
): Promise<Record<string, Migration>> {
  const later = done.filter((name) => !(name in steps));
  if (later.length === 0) return steps;
  const asked = await askedHere(db, done);
  if (asked !== '' && !(asked in steps))
    throw new SettingsError(
      `La base de datos es de una versión posterior del portal, que quitó algo que esta usa. Instale una que tenga «${asked}», o vuelva a un respaldo de antes.`,
    );
  log.warn({ later }, 'the database has steps of a later version, on which this one runs too');
  return { ...steps, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) };
}

/** Has older code refuse to start, from before what it needs is taken away. */
export async function announceAsked(
  db: Kysely<Tables>,
  steps: Steps,
  done: readonly string[],
): Promise<void> {
  const asked = Object.values(steps).reduce((newest, { asks = '' }) => (asks > newest ? asks : newest), '');
  if (done.includes(FIRST_WITH_FACTS) && asked > (await askedHere(db, done)))
    await writeHecho(db, 'esquema', { pide: asked }, now());
}
