import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Settings, SettingsError } from '~/base/config.server';
import { database } from './connection.server';
import { DatabaseSlow } from './timeouts';

/** The text of an error, or of what it comes from; of several tries at once (an address of IPv4 and one of IPv6) that of the first. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseSlow && error.cause) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** What a portal writes before its first page: a disk with less than this left is as good as full. */
const LEAST_BYTES = 1024 * 1024;

/** Written and taken away again: a full disk lets a folder be made, and a file in it that is empty. */
function tryToWrite(folder: string): void {
  const trial = join(folder, `.prueba-${process.pid}`);
  try {
    writeFileSync(trial, Buffer.alloc(LEAST_BYTES), { mode: 0o600, flush: true });
  } finally {
    rmSync(trial, { force: true });
  }
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    tryToWrite(folder);
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

/** Codes of a disk that takes nothing more, as the system, SQLite and PostgreSQL say it. */
const NO_ROOM = /^(ENOSPC|EROFS|EDQUOT|SQLITE_(FULL|READONLY|IOERR|CANTOPEN).*|53100)$/;

/** Throws an error of the first writes again, as a `SettingsError` where a disk is at fault. */
export function blameSetting(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!NO_ROOM.test(code)) throw error;
  const what = code === '53100' ? "DATABASE_URL: the database's disk" : 'DATA_DIR: the disk';
  throw new SettingsError(`${what} cannot be written (${reasonOf(error)})`, { cause: error });
}
