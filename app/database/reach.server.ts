import { accessSync, constants, mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import { type Settings, SettingsError } from '~/config.server';
import { database } from './connection.server';

/** The text of an error; of several tries at once (an address of IPv4 and one of IPv6) that of the first. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(`DATA_DIR: the folder cannot be written (${reasonOf(error)})`, { cause: error });
  }
}

/**
 * Throws a `SettingsError` that names the setting at fault where the data of this portal cannot be reached: the folder,
 * which holds mail and files under either database, or the database itself.
 */
export async function checkDataReachable({ DATA_DIR, DATABASE_URL }: Settings): Promise<void> {
  checkFolder(DATA_DIR);
  try {
    await sql`select 1`.execute(database());
  } catch (error) {
    const what = DATABASE_URL ? 'DATABASE_URL: the database' : 'DATA_DIR: the SQLite file in it';
    throw new SettingsError(`${what} cannot be opened (${reasonOf(error)})`, { cause: error });
  }
}
