import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { ground } from '../siege/ground';
import { type Row, row } from '../siege/report';
import { testSettings } from '../support/settings';
import { ContainerPlace, SECRET, whyNoContainer } from './container-place';
import { failuresOf, toldOf, users, whileServed } from './while-served';

const MEGABYTE = 1_000_000;
const REQUESTS = 2000;
/** Of pages, before and after another version takes the place of the one that serves. */
const BESIDE_MS = 5000;
const GRACE_MS = 20_000;

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const answer = await work();
  return [answer, Math.round(performance.now() - begun)];
}

async function built(place: ContainerPlace) {
  const base = await place.base();
  const [, ms] = await timed(() => place.page('The image.'));
  const size = async (name: string) =>
    Math.round(Number(await place.run(`podman image inspect --format '{{.Size}}' ${name}`)) / MEGABYTE);
  const [all, under] = [await size('portal-uy'), await size('docker.io/library/node:20-bookworm-slim')];
  return {
    figures: `${Math.round(ms / 1000)} s on ${base}; ${all} MB, of which ${under} are Node and Debian`,
    ok: all - under < 250,
  };
}

/** Names of the modules that the lock file has for those who run it, and for nobody else. */
function modulesThatRun(): Set<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.entries<Record<string, boolean>>(packages)
    .filter(([, { dev, optional, devOptional }]) => !(dev || optional || devOptional))
    .map(([path]) => path.replace('node_modules/', ''));
  return new Set(names);
}

async function contents(place: ContainerPlace) {
  const inside = (command: string) => place.run(`podman run --rm --entrypoint sh portal-uy -c '${command}'`);
  const top = (await inside('ls -A /opt/portal')).split('\n').sort();
  const found = await inside(
    'cd /opt/portal/node_modules; find . -name package.json -path "*node_modules/*" -o -maxdepth 2 -name package.json',
  );
  const modules = found
    .split('\n')
    .map((path) => /^\.\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1])
    .filter((name) => name !== undefined);
  const needed = modulesThatRun();
  const idle = modules.filter((name) => !needed.has(name));
  const programs = await inside('command -v g++ make python3 git npm || true');
  const written = await inside('find /opt/portal ! -user root; find /opt/portal -perm -o+w ! -type l');
  const compilers = programs.split('\n').filter((path) => /(g\+\+|make|python3|git)$/.test(path));
  return {
    figures: `/opt/portal has ${top.join(', ')}; ${modules.length} modules, ${idle.length} of them of development${idle.length ? ` (${idle.slice(0, 3)})` : ''}; compilers: ${compilers.length}; files that its account could change: ${written ? written.split('\n').length : 0}`,
    ok:
      top.join(' ') === 'build node_modules package.json' &&
      modules.length > 100 &&
      idle.length + compilers.length + written.length === 0,
  };
}

/** Whether its account may write somewhere, in the container that runs. */
const writes = (place: ContainerPlace, path: string): Promise<boolean> =>
  place.run(`podman exec portal touch ${path}`).then(
    () => true,
    () => false,
  );

async function started(place: ContainerPlace) {
  const [said, ms] = await timed(() => place.page('Run it.'));
  const who = await place.run('podman exec portal id -u');
  const caps = await place.run('podman exec portal grep -c "^Cap...:.*[1-9a-f]" /proc/1/status || true');
  const may = [];
  for (const path of ['/opt/portal/x', '/usr/x', '/etc/x', '/var/x', '/var/lib/portal/x', '/tmp/x'])
    if (await writes(place, path)) may.push(path.slice(0, -2));
  const health = await place.run(
    'podman healthcheck run portal && podman inspect --format "{{.State.Health.Status}}" portal',
  );
  const [logged, errors] = [
    await place.run('podman logs portal 2>/dev/null'),
    await place.run('podman logs portal 2>&1 >/dev/null'),
  ];
  return {
    figures: `answers after ${ms} ms; user ${who}, capabilities of ${caps} kinds, may write to ${may.join(' ')}; its health: ${health || 'answers'}; on stdout: ${logged.split('\n').length} lines, on stderr: ${errors.split('\n').filter((line) => !line.includes('level=error')).length}`,
    ok:
      said.endsWith('listo') &&
      who === '1000' &&
      caps === '0' &&
      may.join() === '/var/lib/portal,/tmp' &&
      logged.includes('El portal está en'),
  };
}

async function commands(place: ContainerPlace) {
  const said = await place.run(
    'podman exec portal node build/server/server.js crear-cuenta lucia lucia@ejemplo.uy',
  );
  const unknown = await place.run(
    'podman exec portal node build/server/server.js personal alta lucia@ejemplo.uy 2>&1 || true',
  );
  const kept = await place.run(
    'podman exec portal node build/server/server.js respaldo create /var/lib/portal/respaldos',
  );
  return {
    figures: `${said.slice(0, 60)}…; ${unknown.split('\n').at(-1)?.slice(0, 60)}…; ${kept.slice(0, 40)}…`,
    ok:
      said.startsWith('Cuenta creada') &&
      unknown.includes('ingresó todavía') &&
      kept.startsWith('Respaldo hecho'),
  };
}

/** What stopping says of itself: whether the process heard the signal, or was killed when its time was over. */
async function stopped(place: ContainerPlace) {
  const [, ms] = await timed(() => place.run('podman stop -t 20 portal'));
  const code = await place.run('podman inspect --format "{{.State.ExitCode}}" portal');
  await place.run('podman rm portal');
  return { figures: `gone after ${ms} ms with exit code ${code}`, ok: code === '0' && ms < GRACE_MS };
}

/** Another version takes its place on the same volume, while people ask and change. */
async function upgraded(place: ContainerPlace) {
  const folder = await place.run('podman volume inspect --format "{{.Mountpoint}}" portal-data');
  const here = settings();
  const given = { DATA_DIR: folder, SESSION_SECRET: SECRET, PUBLIC_URL: place.url };
  useSettings(testSettings(given));
  const people = await users();
  await database().destroy();
  await place.run(`chown -R 1000:1000 ${folder}`);
  await place.page('Run it.');
  await place.page('Upgrade');
  let gap = 0;
  const seen = await whileServed(place.url, people, { requests: REQUESTS }, async () => {
    await wait(BESIDE_MS);
    [, gap] = await timed(() => place.page('Upgrade', 1));
    await wait(BESIDE_MS);
  });
  await place.run('podman stop -t 20 portal && podman rm portal');
  useSettings(testSettings(given));
  const { figures, nothingLost } = await toldOf(seen);
  await database().destroy();
  useSettings(here);
  const cut = seen.answers.filter(({ status }) => status === 0).length;
  return {
    figures: `${gap} ms from the order to the answer of the other; ${figures} (-1: refused before anything was sent); ${cut} answers cut`,
    ok: nothingLost && cut === 0 && failuresOf(seen) < REQUESTS / 2,
  };
}

async function ownNetwork(place: ContainerPlace) {
  const begun = performance.now();
  await place.page('A network of its own.');
  let status = 0;
  while (status !== 200 && performance.now() - begun < 60_000) {
    status = (await fetch(`${place.url}/estado/listo`).catch(() => null))?.status ?? 0;
    await wait(250);
  }
  const address = await place.run('podman inspect --format "{{.NetworkSettings.IPAddress}}" portal');
  return { figures: `at ${address}, answers ${status} through its port`, ok: status === 200 };
}

/** What `run-in-a-container.md` says, on this machine's Podman. */
export async function* inAContainer(): AsyncGenerator<Row> {
  const reason = whyNoContainer();
  if (reason) return yield { name: 'in a container', figures: `not tried: ${reason}`, ok: true };
  await ground('contenedor');
  const place = await ContainerPlace.make();
  try {
    yield await row('container: built as its page says', () => built(place));
    yield await row('container: what is in it', () => contents(place));
    yield await row('container: started as its page says', () => started(place));
    yield await row('container: its commands', () => commands(place));
    yield await row('container: stopped', () => stopped(place));
    yield await row('container: another version in its place', () => upgraded(place));
    yield await row('container: a network of its own', () => ownNetwork(place));
    yield await row('container: stopped there', () => stopped(place));
  } finally {
    await place.clean();
    await database().destroy();
  }
}
