import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '../../../app/database/sqlite-library.server';
import { onFreePort } from '../../support/free-port';
import { portalAnswers } from '../../support/portal-answers';

const HOME = fileURLToPath(new URL('../../..', import.meta.url));
/** Of a machine that does much else; a portal that ends instead of starting is not waited for. */
const PATIENCE_MS = 60_000;

/** The built portal, running as it does for everyone, on its own port and folder. */
export class PortalProcess {
  readonly url: string;
  readonly folder: string;
  readonly #child: ChildProcess;
  #said = '';
  /** Who keeps the names, where this is only the portal in front of it. */
  #registry: PortalProcess | undefined;

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url;
    this.folder = folder;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
  }

  /** Starts it on a copy of a folder with data, or on an empty one that it fills with the demo data. */
  static start(data?: string, given: Record<string, string> = {}): Promise<PortalProcess> {
    return onFreePort((port) => PortalProcess.startAt(port, data, given));
  }

  /** The same at a port; throws `PortTaken` where another program listens on it. */
  static async startAt(
    port: string,
    data?: string,
    given: Record<string, string> = {},
  ): Promise<PortalProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
    if (data) cpSync(data, folder, { recursive: true });
    const url = `http://127.0.0.1:${port}`;
    const { PATH = '', HOME: home = '' } = process.env;
    const own = {
      NODE_ENV: 'development',
      PATH,
      HOME: home,
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO: '1',
    } as const;
    const child = spawn(process.execPath, ['build/server/server.js'], {
      cwd: HOME,
      env: { ...own, ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const portal = new PortalProcess(url, folder, child);
    try {
      const said = () => portal.log;
      await portalAnswers(child, { url, knownAs: given.PUBLIC_URL, said, patienceMs: PATIENCE_MS });
      return portal;
    } catch (failure) {
      await portal.stop();
      throw failure;
    }
  }

  /**
   * Two of them: a registry that knows people only by the tokens of the other one's provider, and a portal that asks
   * that registry over HTTP.
   */
  static startInFrontOfAnother(data?: string, given: Record<string, string> = {}): Promise<PortalProcess> {
    return onFreePort(async (port) => {
      const registry = await PortalProcess.start(data, {
        ...given,
        OIDC_ISSUER: `http://127.0.0.1:${port}/oidc`,
      });
      try {
        const portal = await PortalProcess.startAt(port, data, {
          REGISTRY_API_URL: `${registry.url}/api`,
          REGISTRY_API_READ_SECONDS: '10', // two portals and a browser share a machine
        });
        portal.#registry = registry;
        return portal;
      } catch (failure) {
        await registry.stop();
        throw failure;
      }
    });
  }

  /** Of the process that was started: it may have started others. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it wrote: its log. */
  get log(): string {
    return this.#said;
  }

  /** Where the mail lies of whoever keeps the names. */
  get mail(): string {
    return this.#registry?.mail ?? join(this.folder, 'mail');
  }

  /** Rows of the registry's database as it is now. */
  rows(sql: string): unknown[] {
    if (this.#registry) return this.#registry.rows(sql);
    const file = openSqlite(join(this.folder, 'portal.sqlite'));
    try {
      file.exec('PRAGMA query_only = ON; PRAGMA busy_timeout = 5000');
      return file.prepare(sql).all([]);
    } finally {
      file.close();
    }
  }

  /** Changes the registry's database beside the portal: what no screen does. */
  change(sql: string): void {
    const file = openSqlite(join(this.folder, 'portal.sqlite'));
    try {
      file.exec('PRAGMA busy_timeout = 5000');
      file.exec(sql);
    } finally {
      file.close();
    }
  }

  /** Has the other registrar do something, as `npm run registrar` does, on the data of whoever keeps the names. */
  registrar(...words: string[]): string {
    if (this.#registry) return this.#registry.registrar(...words);
    const env = {
      NODE_ENV: 'development',
      DEMO: '1',
      DATA_DIR: this.folder,
      PATH: process.env.PATH ?? '',
    } as const;
    return execFileSync(process.execPath, ['build/server/server.js', 'registrar', ...words], {
      cwd: HOME,
      env,
      encoding: 'utf8',
    });
  }

  /** Ends the process, as a person would with Ctrl+C; the folder stays. */
  end(): Promise<void> {
    return this.#gone('SIGTERM');
  }

  /**
   * Ends it at once, and takes its folder away: nobody asks it anything any more, and a portal that is asked to end goes on
   * answering for a second, which two hundred scenarios waited for. How it ends is tried with `end`.
   */
  async stop(): Promise<void> {
    await this.#gone('SIGKILL');
    await this.#registry?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #gone(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    const late = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(late);
  }
}
