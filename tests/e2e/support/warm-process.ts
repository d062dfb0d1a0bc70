import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PortTaken } from '../../support/free-port';

const PROGRAM = fileURLToPath(new URL('portal-again.js', import.meta.url));
const HOME = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE_MS = 60_000;

/** Those of this worker that rest. */
const resting: WarmProcess[] = [];

/** A process that has loaded the built portal, and serves with one setting after another. */
export class WarmProcess {
  readonly #child: ChildProcess;
  #said = '';
  /** How much it had said when it began to serve, and when it came to rest. */
  #began = 0;
  #rested = 0;

  private constructor() {
    const { PATH = '', HOME: home = '', TMPDIR = '' } = process.env;
    this.#child = spawn(process.execPath, [PROGRAM], {
      cwd: HOME,
      env: { NODE_ENV: 'development', PATH, HOME: home, ...(TMPDIR && { TMPDIR }) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
  }

  /** Has one that rests serve, or another one; throws `PortTaken` where somebody else listens on the port. */
  static async serve(settings: Record<string, string>): Promise<WarmProcess> {
    const process = WarmProcess.#quiet() ?? new WarmProcess();
    process.#began = process.#said.length;
    try {
      await process.#order({ serve: settings });
      return process;
    } catch (failure) {
      process.kill();
      throw failure;
    }
  }

  /** One that has kept quiet since it ended what it did before: who says something had work under way. */
  static #quiet(): WarmProcess | undefined {
    for (let one = resting.pop(); one; one = resting.pop()) {
      if (one.#child.connected && one.#said.length === one.#rested) return one;
      one.kill();
    }
    return undefined;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it wrote since it began to serve. */
  get log(): string {
    return this.#said.slice(this.#began);
  }

  /** Ends what it serves; with work under way, or where it does not end, it is not served with again. */
  async leave(): Promise<void> {
    try {
      await this.#order('leave');
    } catch {
      return this.kill();
    }
    if (this.log.includes('stopped with work under way')) return this.kill();
    this.#rested = this.#said.length;
    resting.push(this);
  }

  /** A process that others are served with is not ended. */
  end = (): Promise<void> => this.leave();

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async #order(order: { serve: Record<string, string> } | 'leave'): Promise<void> {
    const heard = new AbortController();
    const late = setTimeout(
      () => heard.abort(new Error(`The portal says nothing:\n${this.log}`)),
      PATIENCE_MS,
    );
    try {
      const { signal } = heard;
      const answered = once(this.#child, 'message', { signal });
      const ended = once(this.#child, 'exit', { signal }).then(() => {
        throw new Error(`The portal ended by itself:\n${this.log}`);
      });
      ended.catch(() => undefined); // the first of both is waited for
      this.#child.send(order);
      const [{ failure }] = await Promise.race([answered, ended]);
      if (typeof failure === 'string') throw this.#failed(failure);
    } finally {
      clearTimeout(late);
      heard.abort();
    }
  }

  #failed(failure: string): Error {
    const message = `The built portal does not serve: ${failure}\n${this.log}`;
    const isTaken = failure.includes('PORT: another program listens on it already');
    return isTaken ? new PortTaken(message) : new Error(message);
  }
}
