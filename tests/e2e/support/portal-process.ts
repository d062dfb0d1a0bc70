import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '../../../app/database/sqlite-library.server';
import { onFreePort } from '../../support/free-port';
import { portalAnswers } from '../../support/portal-answers';
import { WarmProcess } from './warm-process';

const HOME = fileURLToPath(new URL('../../..', import.meta.url));
/** Of a machine that does much else; a portal that ends instead of starting is not waited for. */
const PATIENCE_MS = 60_000;

/** Where a portal is reached, and where its data lie. */
interface Place {
  url: string;
  folder: string;
}

/** A folder with a copy of data, or an empty one, for a portal at a port. */
function placeAt(port: string, data?: string): Place {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  if (data) cpSync(data, folder, { recursive: true });
  return { url: `http://127.0.0.1:${port}`, folder };
}

const settingsAt = ({ url, folder }: Place, port: string) => ({
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: url,
  DATA_DIR: folder,
  DEMO: '1',
  PASSWORD_COST: '4', // hundreds of sign-ins wait for nothing that they are about
});

/** What a portal runs in. */
interface Runs {
  pid: number;
  log: string;
  /** As a person would with Ctrl+C. */
  end(): Promise<void>;
  /** At once. */
  leave(): Promise<void>;
}

/** A process started for one portal. */
class OwnProcess implements Runs {
  readonly #child: ChildProcess;
  #said = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get log(): string {
    return this.#said;
  }

  end = (): Promise<void> => this.#gone('SIGTERM');
  leave = (): Promise<void> => this.#gone('SIGKILL');

  async #gone(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    const late = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(late);
  }
}

/** The built portal, running as it does for everyone, on its own port and folder. */
export class PortalProcess {
  readonly url: string;
  readonly folder: string;
  readonly #runs: Runs;
  /** Who keeps the names, where this is only the portal in front of it. */
  #registry: PortalProcess | undefined;

  private constructor({ url, folder }: Place, runs: Runs) {
    this.url = url;
    this.folder = folder;
    this.#runs = runs;
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
    const place = placeAt(port, data);
    const { PATH = '', HOME: home = '' } = process.env;
    const child = spawn(process.execPath, ['build/server/server.js'], {
      cwd: HOME,
      env: { NODE_ENV: 'development', PATH, HOME: home, ...settingsAt(place, port), ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const portal = new PortalProcess(place, new OwnProcess(child));
    try {
      const said = () => portal.log;
      await portalAnswers(child, {
        url: place.url,
        knownAs: given.PUBLIC_URL,
        said,
        patienceMs: PATIENCE_MS,
      });
      return portal;
    } catch (failure) {
      await portal.stop();
      throw failure;
    }
  }

  /**
   * The same in a process that served others before, one after another: it has loaded the program. What is asked of the process
   * itself (how it begins, ends, or is several) is asked of one that was started for it.
   */
  static serve(data?: string, given: Record<string, string> = {}): Promise<PortalProcess> {
    return onFreePort((port) => PortalProcess.serveAt(port, data, given));
  }

  static async serveAt(
    port: string,
    data?: string,
    given: Record<string, string> = {},
  ): Promise<PortalProcess> {
    const place = placeAt(port, data);
    try {
      const settings = { NODE_ENV: 'development', ...settingsAt(place, port), ...given };
      return new PortalProcess(place, await WarmProcess.serve(settings));
    } catch (failure) {
      rmSync(place.folder, { recursive: true, force: true });
      throw failure;
    }
  }

  /**
   * Two of them: a registry that knows people only by the tokens of the other one's provider, and a portal that asks
   * that registry over HTTP.
   */
  static serveInFrontOfAnother(data?: string, given: Record<string, string> = {}): Promise<PortalProcess> {
    return onFreePort(async (port) => {
      const registry = await PortalProcess.serve(data, {
        ...given,
        OIDC_ISSUER: `http://127.0.0.1:${port}/oidc`,
      });
      try {
        const portal = await PortalProcess.serveAt(port, data, {
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
    return this.#runs.pid;
  }

  /** What it wrote: its log. */
  get log(): string {
    return this.#runs.log;
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
    return this.#runs.end();
  }

  /**
   * Ends it at once, and takes its folder away: nobody asks it anything any more, and a portal that is asked to end goes on
   * answering for a second, which two hundred scenarios waited for. How it ends is tried with `end`.
   */
  async stop(): Promise<void> {
    await this.#runs.leave();
    await this.#registry?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
