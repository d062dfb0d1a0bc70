import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** A server under measurement, in a process of its own. */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** Starts a Node on a file and waits until it answers; what it says goes to a file, where one is named. */
  static async start(
    node: string,
    args: string[],
    given: Record<string, string>,
    said?: string,
  ): Promise<Measured> {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const { PATH = '', HOME = '' } = process.env;
    const own = { NODE_ENV: 'production', PATH, HOME, PORT, HOST: '127.0.0.1', PUBLIC_URL: url } as const;
    const output = said === undefined ? 'ignore' : openSync(said, 'w');
    const child = spawn(node, args, { env: { ...own, ...given }, stdio: ['ignore', output, 'ignore'] });
    process.once('exit', () => void child.kill()); // also when the measuring fails
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (await fetch(`${url}/ayuda`).catch(() => null)) return new Measured(url, child);
      await wait(50);
    }
    child.kill();
    throw new Error(`${args.join(' ')} does not answer`);
  }

  /** Processor time spent so far, in milliseconds. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  /** Memory in use, in megabytes. */
  get memoryMb(): number {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  }

  stop(): void {
    this.#child.kill();
  }
}
