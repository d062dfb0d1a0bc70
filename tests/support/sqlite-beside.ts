import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('sqlite-program.ts', import.meta.url));

/**
 * SQLite's own program where this machine has it, as an administrator uses it: it deletes the write-ahead log of a file that
 * it believes nobody else has open. Node's answers alike.
 */
const COMMAND: [string, ...string[]] =
  spawnSync('sqlite3', ['--version']).error === undefined
    ? ['sqlite3', '-json']
    : [process.execPath, '--import', 'tsx', PROGRAM];

function run(file: string, sql: string): string {
  const [program, ...args] = COMMAND;
  return execFileSync(program, [...args, file, sql], { cwd: HOME, encoding: 'utf8' });
}

/** What another program reads in a SQLite file, which it opens and closes. */
export const readBeside = (file: string, sql: string): unknown[] => JSON.parse(run(file, sql) || '[]');

/** Another program copies a SQLite file as its manual says (sqlite.org/lang_vacuum.html). */
export const backUpBeside = (file: string, copy: string): void =>
  void run(file, `VACUUM INTO '${copy.replaceAll("'", "''")}'`);

const LOCKS = '/proc/locks';

/** Whether this system tells which process has locks on which file (Linux). */
export const tellsLocks = existsSync(LOCKS);

/** Whether a process has a lock on a SQLite file, and on the one by which its processes share the write-ahead log. */
export function holdsLocks(pid: number, file: string): boolean {
  const lines = readFileSync(LOCKS, 'utf8').split('\n');
  const isHeld = (inode: number) =>
    lines.some((line) => line.includes(` ${pid} `) && line.includes(`:${inode} `) && line.includes('POSIX'));
  return [file, `${file}-shm`].every((each) => isHeld(statSync(each).ino));
}
