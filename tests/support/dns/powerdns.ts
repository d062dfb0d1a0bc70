import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../../../app/database/sqlite-library.server';
import { freePort } from '../free-port';
import { temporaryFolder } from '../settings';

const ESQUEMA = '/usr/share/doc/pdns-backend-sqlite3/schema.sqlite3.sql';

/** Whether this machine has PowerDNS; where it has not, the tests that need it say so and do not run. */
export const hayPowerDns = spawnSync('pdns_server', ['--version']).error === undefined;

/** Of one server alone: another's, of another test, is not taken for it. */
const nuevaClave = (): string => `clave-${randomUUID()}`;

/** A PowerDNS of a test's own, on loopback, with its data in a folder that goes away with it. */
export class PowerDns {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly apiPort: number,
    private readonly given: readonly string[],
    private readonly key = nuevaClave(),
  ) {}

  /** As it is without settings, and with those given. */
  static async start(given: readonly string[] = []): Promise<PowerDns> {
    const server = new PowerDns(temporaryFolder(), await freePort(), await freePort(), given);
    server.wipe();
    await server.up();
    return server;
  }

  get settings(): Record<string, string> {
    return { DNS_API_URL: `http://127.0.0.1:${this.apiPort}`, DNS_API_KEY: this.key };
  }

  /** An empty server: everything it had is gone. */
  wipe(): void {
    const file = join(this.folder, 'pdns.sqlite');
    rmSync(file, { force: true });
    const database = openSqlite(file);
    database.exec(readFileSync(ESQUEMA, 'utf8'));
    database.close();
    const lines = [
      'launch=gsqlite3',
      `gsqlite3-database=${file}`,
      'gsqlite3-dnssec=yes',
      'gsqlite3-pragma-synchronous=1',
      'local-address=127.0.0.1',
      `local-port=${this.port}`,
      'api=yes',
      `api-key=${this.key}`,
      'webserver=yes',
      'webserver-address=127.0.0.1',
      `webserver-port=${this.apiPort}`,
      'webserver-allow-from=127.0.0.1',
      `socket-dir=${this.folder}`,
      'setuid=',
      'setgid=',
      'daemon=no',
      'guardian=no',
      ...this.given,
    ];
    writeFileSync(join(this.folder, 'pdns.conf'), lines.join('\n'));
  }

  async up(): Promise<void> {
    this.child = spawn('pdns_server', [`--config-dir=${this.folder}`], { stdio: 'ignore' });
    const { DNS_API_URL = '', DNS_API_KEY = '' } = this.settings;
    for (let times = 0; times < 200; times += 1) {
      const answer = await fetch(`${DNS_API_URL}/api/v1/servers/localhost`, {
        headers: { 'x-api-key': DNS_API_KEY },
      }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('PowerDNS did not start');
  }

  get lives(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Ends at once, as when the machine loses its power. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.lives) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Does nothing for a while, and then everything it was asked meanwhile. */
  async stall(milliseconds: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
