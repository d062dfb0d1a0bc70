import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/settings';

const run = promisify(execFile);
/** Everything of its own: files, processes, name, network, control groups. */
const NAMESPACES = ['--mount', '--pid', '--uts', '--ipc', '--net', '--cgroup'];
const BOOTED_MS = 60_000;
const GONE = 40;

/** Where this system keeps its control groups of the second kind. */
const controlGroups = (): string | undefined =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, , kind]) => kind === 'cgroup2')?.[1];

/** Why no such machine can be made here; nothing where it can. */
export function whyNoMachine(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!existsSync('/lib/systemd/systemd')) return 'there is no systemd (Debian: apt-get install systemd)';
  return controlGroups() ? undefined : 'there are no control groups of the second kind';
}

/** A machine of its own, under systemd, with the files of this one and what it changes of them. */
export class SystemdMachine {
  readonly #child: ChildProcess;
  readonly #group: string;

  readonly #folder: string;

  private constructor(child: ChildProcess, group: string, folder: string) {
    this.#child = child;
    this.#group = group;
    this.#folder = folder;
  }

  static async boot(name = 'portal'): Promise<SystemdMachine> {
    const group = `${controlGroups()}/${name}-${process.pid}`;
    mkdirSync(group);
    const folder = temporaryFolder();
    const boot = [resolve('tests/operating/boot-systemd.sh'), folder, resolve('.'), process.execPath, name];
    const enter = `echo $$ > ${group}/cgroup.procs && exec unshare --fork --kill-child "$@"`;
    const child = spawn('bash', ['-c', enter, 'bash', ...NAMESPACES, ...boot], { stdio: 'ignore' });
    const machine = new SystemdMachine(child, group, folder);
    process.once('exit', () => child.kill('SIGKILL'));
    for (const begun = performance.now(); performance.now() - begun < BOOTED_MS; await wait(250)) {
      const state = await machine.run('systemctl is-system-running').catch(() => '');
      if (/^(running|degraded)/.test(state)) return machine;
    }
    await machine.end();
    throw new Error('The machine did not start');
  }

  /** The first of its processes, as this system numbers it. */
  get pid(): number {
    const { pid = 0 } = this.#child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? 0);
  }

  /** Where a folder of it is for this process. */
  at(folder: string): string {
    return `/proc/${this.pid}/root${folder}`;
  }

  /** What a command says there, as root would give it; throws with what it said where it fails. */
  async run(command: string): Promise<string> {
    const inside = ['--target', String(this.pid), ...NAMESPACES, '--', 'bash', '-ec', command];
    const { stdout } = await run('nsenter', inside);
    return stdout.trim();
  }

  /** Turns it off as its switch would; answers what its journal then says of a unit. */
  async turnOff(unit: string): Promise<string> {
    await this.run('mkdir -p /var/log/journal && journalctl --flush');
    const gone = once(this.#child, 'exit');
    await this.run('systemctl poweroff').catch(() => undefined); // it may be gone before it answers
    await gone;
    const journal = ['-D', `${this.#folder}/changes/var/log/journal`, '-u', unit, '-o', 'cat', '--no-pager'];
    return (await run('journalctl', journal)).stdout;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await gone;
    }
    // The last of its processes are gone a moment after the first one is.
    for (let tries = 0; existsSync(this.#group) && tries < GONE; tries += 1) {
      const inner = [this.#group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'];
      await run('find', inner).catch(() => wait(250));
    }
  }
}
