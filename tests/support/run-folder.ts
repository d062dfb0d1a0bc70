import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** `portal-pruebas-<process>-…`: the name says whose it is, so that another run knows whether it is still wanted. */
const OURS = /^portal-pruebas-(\d+)-/;

/** A process that ends by these has no say of its own: it ends in the way that tells `exit`. */
const ENDINGS: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** PostgreSQL, or a browser, may still be writing while it ends. */
const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

/** After the processes of an interrupted run, which write for a moment longer than the run lives. */
function removeLater(folder: string): void {
  const order =
    'setTimeout(() => require("node:fs").rmSync(process.argv[1], { recursive: true, force: true }), 3000)';
  spawn(process.execPath, ['-e', order, folder], { detached: true, stdio: 'ignore' }).unref();
}

/** At the end of a run; what cannot be removed then is no fault of its tests, whose result an error here would change. */
function removeAtEnd(folder: string): void {
  try {
    remove(folder);
  } catch {
    removeLater(folder);
  }
}

/** What runs left that were killed by SIGKILL; a PostgreSQL among it ends within a minute without its folder. */
function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(OURS.exec(name)?.[1] ?? process.pid);
    if (lives(pid)) continue;
    try {
      remove(join(place, name));
    } catch {
      // Something of it is in use, or somebody else's: no reason not to run.
    }
  }
}

const MEMORY = '/dev/shm';
/** What a whole run needs is a tenth of it. */
const ROOM = 2 * 1024 ** 3;

/** Whether memory is a folder here, with room, where programs may be run from (PostgreSQL is copied to where it works). */
function memoryServes(): boolean {
  const [, , , options = ''] =
    readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((mount) => mount.split(' '))
      .find(([, place]) => place === MEMORY) ?? [];
  if (!options.startsWith('rw') || options.split(',').includes('noexec')) return false;
  accessSync(MEMORY, constants.W_OK);
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

/**
 * Where tests write that ask nothing of a disk: in memory, unless somebody chose another place (`TMPDIR`). A disk takes some
 * milliseconds for each commit, of which a run makes hundreds of thousands.
 */
export function inMemory(): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    return memoryServes() ? MEMORY : tmpdir();
  } catch {
    return tmpdir(); // another system
  }
}

/**
 * Everything that this run and its children put in the temporary folder goes into one of its own, which goes away with the
 * run, however it ends but by SIGKILL: then the next run takes it away.
 */
export function keepToOneFolder(place = tmpdir()): void {
  if (OURS.test(basename(tmpdir()))) return; // a worker of a run, or a run within one
  sweep(place);
  const folder = mkdtempSync(join(place, `portal-pruebas-${process.pid}-`));
  chmodSync(folder, 0o711); // PostgreSQL's own account has to pass through
  process.env.TMPDIR = folder;
  process.once('exit', () => removeAtEnd(folder));
  for (const [signal, code] of Object.entries(ENDINGS))
    process.once(signal, () => {
      if (process.listenerCount(signal) > 0) return; // who else listens ends the run in its own way
      removeLater(folder);
      process.exit(code);
    });
}
