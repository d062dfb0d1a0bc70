import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseAt, onServer } from './templates';

/** Whoever is left of the test before goes, as it would with its database. */
const ALONE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** Rows that the test before made fail (`poison`) fail no more. */
const HEALED = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tgname, tgrelid::regclass AS mesa FROM pg_trigger WHERE tgname LIKE 'poison%' LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.mesa);
  END LOOP; END $$`;

async function asNew(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(ALONE);
    await client.query(HEALED);
    await client.query('SELECT recuerdo.restablecer()');
    return true;
  } catch {
    return false; // a test took a table away
  } finally {
    await client.end();
  }
}

/** The copy that the tests of this process use one after the other. */
let ours: string | undefined;

/** A database like the template, whatever was done to the one before. */
export async function freshPostgres(): Promise<string> {
  if (ours && (await asNew(ours))) return ours;
  const server = inject('servidorPostgres');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE plantilla`);
  ours = databaseAt(server, name);
  return ours;
}
