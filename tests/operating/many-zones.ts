import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomId } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { idOf } from '../registry/caller';
import { registryAs } from '../registry/persona';
import { Besieged } from '../siege/besieged';
import { ground } from '../siege/ground';
import { type Row, row } from '../siege/report';
import * as given from '../support/given';
import { startPostgres } from '../support/postgres';
import { temporaryFolder } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';

const LOGIN = 'ana';
/** Between two changes that somebody makes meanwhile. */
const BETWEEN_MS = 20_000;
const LOOK_MS = 100;
const PATIENCE_MS = 3_600_000;

const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
const written = (folder: string): number =>
  exists(folder) ? readdirSync(folder).filter((file) => file.endsWith('.zone')).length : 0;

/** Somebody changes a zone every so often, until it is over; answers how long each change took until it was in its file. */
async function changes(folder: string, many: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const seen: Promise<void>[] = [];
  for (let at = 1; !isOver(); at += 1) {
    // From all over the alphabet.
    const nombreDominio = `muchos-${Math.floor((at * 0.618_034 * many) % many)}.uy`;
    const text = `cambio-${at}`;
    const campos = [
      { nombre: 'txt_name', valor: '' },
      { nombre: 'text', valor: text },
    ];
    const operacion = randomId();
    await registryAs(LOGIN).dns.guardarRegistro({
      nombreDominio,
      operacion,
      agregarRegistro: true,
      registro: { tipo: 'TXT', campos },
    });
    const begun = performance.now();
    const file = join(folder, `${nombreDominio}.zone`);
    const look = async () => {
      while (!(exists(file) && readFileSync(file, 'utf8').includes(text))) await wait(LOOK_MS);
      times.push(performance.now() - begun);
    };
    seen.push(look());
    await wait(BETWEEN_MS);
  }
  await Promise.all(seen);
  return times.sort((one, other) => one - other);
}

async function takenOver(
  one: Besieged,
  other: Besieged,
  folder: string,
  many: number,
): Promise<Omit<Row, 'name'>> {
  const zones = join(folder, 'zones');
  let isOver = false;
  await one.end('SIGKILL');
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const reached = async (isSo: () => boolean): Promise<number> => {
    while (!isSo()) {
      if (since() > PATIENCE_MS) throw new Error(`${written(zones)} zones after ${seconds(since())} s`);
      await wait(LOOK_MS);
    }
    return since();
  };
  const taken = await reached(() => other.said.includes('this machine writes the zone files from now on'));
  const parents = await reached(() => exists(join(zones, 'uy.zone')));
  const making = changes(zones, many, () => isOver);
  const half = await reached(() => written(zones) >= many / 2);
  const all = await reached(() => written(zones) >= many);
  isOver = true;
  const times = await making;
  const at = (part: number) => seconds(times[Math.floor(times.length * part)] ?? 0);
  return {
    figures: `taken over ${seconds(taken)} s after the end of the other; the zones of names written after ${seconds(parents)} s, half of ${many} zones after ${seconds(half)} s, all after ${seconds(all)} s (${Math.round((many * 1000) / (all - parents))} a second); ${times.length} changes meanwhile in their files after ${at(0)} s at best, ${at(0.5)} in the middle, ${at(0.999)} at worst`,
    ok: taken < 60_000 && times.length > 0,
  };
}

/** A machine that publishes so many zones dies, and another takes that over. */
export async function* manyZones(many: number): AsyncGenerator<Row> {
  const server = await startPostgres({ durable: true });
  await onServer(server.url, 'CREATE DATABASE zonas');
  const { given: place } = await ground('zonas', { DATABASE_URL: databaseAt(server.url, 'zonas') });
  await given.accountsOf([LOGIN]);
  const folder = temporaryFolder();
  const one = await Besieged.at(place);
  const other = await Besieged.at({ ...place, DATA_DIR: folder });
  try {
    await one.start();
    while (!exists(join(place.DATA_DIR, 'zones', 'uy.zone'))) await wait(LOOK_MS);
    await given.manyDomains(await idOf(LOGIN), many);
    await given.allHosted();
    await other.start();
    yield await row(`${many} zones taken over`, () => takenOver(one, other, folder, many));
  } finally {
    for (const portal of [one, other]) await portal.end('SIGKILL');
    await database().destroy();
    await server.stop();
  }
}
