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

/** What a test set for the whole database, as that it only reads: connections that were there before do not notice. */
const UNSET = `DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
             WHERE d.datname = current_database()) THEN
    EXECUTE format('ALTER DATABASE %I RESET ALL', current_database());
  END IF; END $$`;

/** The copy that the tests of this process use one after the other, and who makes it new again. */
interface Copy {
  url: string;
  restorer: pg.Client;
}
let ours: Copy | undefined;

async function asNew({ restorer }: Copy): Promise<boolean> {
  try {
    await restorer.query(ALONE);
    await restorer.query(UNSET);
    await restorer.query(HEALED);
    await restorer.query('SELECT recuerdo.restablecer()');
    return true;
  } catch {
    await restorer.end().catch(() => undefined);
    return false; // a test took a table away, or ended every connection
  }
}

/** Connected as long as its process: what a new connection first reads of 96 tables takes ten times as long as restoring them. */
async function restorerOf(url: string): Promise<pg.Client> {
  const restorer = new pg.Client({ connectionString: url });
  restorer.on('error', () => undefined); // ended by a test, or with the server: `asNew` finds out
  await restorer.connect();
  return restorer;
}

/** A database like the template, whatever was done to the one before. */
export async function freshPostgres(): Promise<string> {
  if (ours && (await asNew(ours))) return ours.url;
  const server = inject('servidorPostgres');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE plantilla`);
  const url = databaseAt(server, name);
  ours = { url, restorer: await restorerOf(url) };
  return url;
}
