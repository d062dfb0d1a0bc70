import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port';
import { portalAnswers } from '../support/portal-answers';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 30_000;

/** The built portal, on data that outlive it: it can be killed and started again. */
export class Besieged {
  readonly url: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  said = '';

  private constructor(url: string, env: Record<string, string>) {
    this.url = url;
    this.#env = env;
  }

  static async at(given: Record<string, string>): Promise<Besieged> {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const { PATH = '', HOME: home = '' } = process.env;
    const own = { NODE_ENV: 'development', DEMO: '0', HOST: '127.0.0.1', PORT, PUBLIC_URL: url };
    return new Besieged(url, { PATH, HOME: home, ...own, ...given });
  }

  async start(): Promise<this> {
    const child = spawn(process.execPath, ['build/server/server.js'], {
      cwd: HOME,
      env: this.#env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said = (this.said + text).slice(-20_000);
      });
    const knownAs = this.#env.PUBLIC_URL;
    await portalAnswers(child, { url: this.url, knownAs, said: () => this.said, patienceMs: PATIENCE_MS });
    return this;
  }

  /** A command of the product, as another process on the same data; throws where it fails. */
  async command(words: readonly string[]): Promise<void> {
    const env = this.#env as NodeJS.ProcessEnv;
    await promisify(execFile)(process.execPath, ['build/server/server.js', ...words], { cwd: HOME, env });
  }

  /** The same, killed after a while; false where it was done before. */
  async interrupted(words: readonly string[], milliseconds: number): Promise<boolean> {
    const env = this.#env as NodeJS.ProcessEnv;
    const options = { cwd: HOME, env, timeout: Math.ceil(milliseconds), killSignal: 'SIGKILL' } as const;
    return promisify(execFile)(process.execPath, ['build/server/server.js', ...words], options).then(
      () => false,
      () => true,
    );
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get lives(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resident memory, in megabytes (Linux). */
  get megabytes(): number {
    return this.#statusOf('VmRSS');
  }

  /** The most that it ever was since it started. */
  get mostMegabytes(): number {
    return this.#statusOf('VmHWM');
  }

  #statusOf(field: string): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  }

  /** Ends it by a signal; answers after how many milliseconds it was gone. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
    const child = this.#child;
    if (!child || !this.lives) return 0;
    const begun = performance.now();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    return performance.now() - begun;
  }
}
