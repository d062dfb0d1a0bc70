import { appendFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqlite } from '~/database/sqlite-library.server';
import { WRITING_MS } from '~/database/timeouts';
import { DRAIN_MS } from '~/serving/stop-serving.server';
import { diskWith } from '../support/disk';
import type { Line } from '../support/line';
import { Besieged } from './besieged';
import { asked, type Row } from './report';

const PAGES = ['/consulta-disponibilidad?nombre=pepe', '/consulta-whois?dominio=pepe.uy', '/ayuda'];

const look = (portal: Besieged) => Promise.all(PAGES.map((path) => asked(`${portal.url}${path}`)));
const statuses = (pages: { status: number }[]) => pages.map(({ status }) => status).join(' ');
const slowest = (pages: { ms: number }[]) => Math.max(...pages.map(({ ms }) => ms));

/** A page is due within this, also before anybody knows that the server is silent (decision 025). */
const FROZEN_MS = 2000;

/** A database that no longer answers: pages in time, alive but not ready, and back by itself. */
export async function frozenDatabase(
  portal: Besieged,
  line: Line,
  headers: Record<string, string>,
): Promise<Omit<Row, 'name'>> {
  const lookAsPerson = async () => [
    ...(await look(portal)),
    await asked(`${portal.url}/administrar/mensajes`, { headers }),
  ];
  await lookAsPerson();
  line.freeze();
  const pages = await lookAsPerson();
  const alive = await asked(`${portal.url}/estado`);
  const ready = await asked(`${portal.url}/estado/listo`);
  line.thaw();
  await wait(3000);
  const after = await look(portal);
  return {
    figures: `frozen: ${statuses(pages)}, slowest ${slowest(pages)} ms, alive ${alive.status}, ready ${ready.status}; after: ${statuses(after)}`,
    ok:
      slowest(pages) < FROZEN_MS &&
      pages.every(({ status }) => status === 200 || status === 503) &&
      alive.status === 200 &&
      ready.status === 503 &&
      after.every(({ status }) => status === 200),
  };
}

/** Another process holds the write lock: reading goes on, where a change would wait for as long as one may. */
export async function heldLock(portal: Besieged, folder: string): Promise<Omit<Row, 'name'>> {
  await look(portal);
  const other = openSqlite(join(folder, 'portal.sqlite'));
  other.exec('begin immediate');
  const [pages, alive] = [await look(portal), await asked(`${portal.url}/estado`)];
  other.exec('rollback');
  other.close();
  return {
    figures: `${statuses(pages)}, slowest ${slowest(pages)} ms, alive in ${alive.ms} ms`,
    ok: pages.every(({ status }) => status === 200) && slowest([...pages, alive]) < WRITING_MS,
  };
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const some = Buffer.alloc(4096);
  try {
    for (;;) appendFileSync(file, some);
  } catch {
    // Full: that is what was wanted.
  }
}

/** A disk that fills up: reading goes on, and it is well again when there is room. */
export async function fullDisk(): Promise<Omit<Row, 'name'>> {
  const disk = diskWith('size=24m');
  if (!disk) return { figures: 'not shown: only root can make a small disk', ok: true };
  const { folder } = disk;
  const portal = await Besieged.at({ DATA_DIR: folder, DEMO: '1' });
  try {
    await portal.start();
    await look(portal);
    fill(join(folder, 'lleno'));
    const full = await look(portal);
    await portal.end();
    const refused = await portal.start().then(
      () => 'started',
      () => /DATA_DIR: [^\n]*/.exec(portal.said)?.[0] ?? 'no sentence',
    );
    rmSync(join(folder, 'lleno'));
    if (!portal.lives) await portal.start();
    const after = await look(portal);
    return {
      figures: `full: ${statuses(full)}; start: ${refused.slice(0, 60)}; after: ${statuses(after)}`,
      ok: [...full, ...after].every(({ status }) => status === 200) && refused.startsWith('DATA_DIR'),
    };
  } finally {
    await portal.end();
    disk.remove();
  }
}

/** Told to end with half a body under way. */
export async function toldToEnd(portal: Besieged): Promise<Omit<Row, 'name'>> {
  const half = connect(Number(new URL(portal.url).port), '127.0.0.1');
  half.on('error', () => undefined);
  half.write(
    'POST /salir HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=',
  );
  await wait(200);
  const ms = Math.round(await portal.end('SIGTERM'));
  half.destroy();
  return { figures: `gone after ${ms} ms`, ok: ms < 1.5 * DRAIN_MS };
}
