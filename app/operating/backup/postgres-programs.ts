import { spawn } from 'node:child_process';
import { SettingsError } from '~/base/config.server';
import { isPooler } from '~/database/postgres-servers.server';
import { READING_MS } from '~/database/timeouts';

const WITH_PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/;

/** A program's arguments are seen by everybody on a machine; its environment is not. */
function addressed(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const [, , password] = WITH_PASSWORD.exec(url) ?? [];
  return {
    address: url.replace(WITH_PASSWORD, '$1@'),
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }) },
  };
}

/**
 * `pg_dump` and `pg_restore` take the names of tables out of their session's sight: a pooler lends that session to the portal next,
 * which then finds no table.
 */
export async function checkNoPooler(url: string): Promise<void> {
  if (await isPooler(url, READING_MS))
    throw new SettingsError(
      'En DATABASE_URL atiende PgBouncer, por donde no se puede hacer un respaldo ni ponerlo. Dé a esta orden la dirección de PostgreSQL mismo. No se hizo nada.',
    );
}

/** Runs a program of PostgreSQL's on a database; throws what it says where it fails. */
async function run(program: string, url: string, args: readonly string[]): Promise<void> {
  const { address, env } = addressed(url);
  const child = spawn(program, [`--dbname=${address}`, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new SettingsError(`Falta el programa ${program} (Debian: apt-get install postgresql-client).`)),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new SettingsError(`${program} no pudo:\n${said.trim()}`);
}

/** One moment of a whole database, while it is written to. */
export const dumpPostgres = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);

/** Puts a dump into an empty database, all of it or nothing. */
export const restorePostgres = (url: string, file: string): Promise<void> =>
  run('pg_restore', url, ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file]);
