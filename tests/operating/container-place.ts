import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port';
import { temporaryFolder } from '../support/settings';
import { commandsOf } from './page-commands';

const PAGE = 'run-in-a-container';
const BASE = 'docker.io/library/node:20-bookworm-slim';
export const SECRET = 'un-secreto-de-pruebas-de-32-letras-o-mas';
/** More than any command of the page says. */
const MOST_SAID = 64 * 1024 * 1024;

const is = (command: string): boolean => {
  try {
    execFileSync('bash', ['-c', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Why no image is built here; nothing where one is. */
export function whyNoContainer(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!is('command -v podman && command -v runc'))
    return 'there is no Podman (Debian: apt-get install podman runc)';
  if (is('podman container exists portal || podman volume exists portal-data'))
    return 'there is a container `portal` or a volume `portal-data`, which may be somebody’s';
  return undefined;
}

/** As many open files as this machine lets a container have: some let it have no more than they have themselves. */
function settingsOfPodman(folder: string): string {
  const most = execFileSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  const file = join(folder, 'containers.conf');
  writeFileSync(file, `[containers]\ndefault_ulimits = ["nofile=${most}:${most}", "nproc=4096:4096"]\n`);
  return file;
}

/** The page for containers, followed here: its port and its file of settings are of this place, all else is as it says. */
export class ContainerPlace {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #conf: string;
  readonly #had: readonly string[];

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = folder;
    this.#conf = settingsOfPodman(folder);
    this.#had = [BASE, 'portal-uy', 'portal-uy:next'].filter((name) => is(`podman image exists ${name}`));
  }

  static async make(): Promise<ContainerPlace> {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    const place = new ContainerPlace(await freePort(), folder);
    const lines = [
      `PUBLIC_URL=${place.url}`,
      `SESSION_SECRET=${SECRET}`,
      'FACTOR_SECRET=otro-secreto-de-pruebas-de-32-letras-o-mas',
    ];
    writeFileSync(join(folder, 'portal.env'), `${lines.join('\n')}\n`);
    return place;
  }

  /** What a command says; throws with what it said where it fails. */
  async run(command: string): Promise<string> {
    const env = { ...process.env, CONTAINERS_CONF: this.#conf, DISABLE_HC_SYSTEMD: 'true' };
    const options = { env, maxBuffer: MOST_SAID };
    const { stdout } = await promisify(execFile)('bash', ['-ec', command], options);
    return stdout.trim();
  }

  /** What the commands of a part of the page say. */
  page(part: string, at = 0): Promise<string> {
    const text = commandsOf(PAGE, part, at)
      .replaceAll('/etc/portal/portal.env', join(this.#folder, 'portal.env'))
      .replaceAll('3001', String(this.#port));
    return this.run(text);
  }

  /** The image that the Containerfile begins with; one like it where no registry of images is reached. */
  async base(): Promise<string> {
    if (this.#had.includes(BASE)) return 'the one that is here';
    if (is(`timeout 60 podman pull -q ${BASE}`)) return 'the real one';
    if (!is('command -v debootstrap'))
      throw new Error('no registry of images is reached (Debian: apt-get install debootstrap)');
    await this.run(`${resolve('tests/operating/stand-in-image.sh')} podman ${BASE} ${this.#folder}/base`);
    return 'one made of Debian’s packages and this Node';
  }

  /** Takes away what was not here before. */
  async clean(): Promise<void> {
    await this.run('podman rm -f portal; podman volume rm -f portal-data').catch(() => undefined);
    for (const name of ['portal-uy:next', 'portal-uy', BASE].filter((each) => !this.#had.includes(each)))
      await this.run(`podman rmi -f ${name}`).catch(() => undefined);
    await this.run('podman image prune -f').catch(() => undefined);
  }
}
