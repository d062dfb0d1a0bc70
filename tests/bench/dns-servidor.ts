import { setTimeout as wait } from 'node:timers/promises';
import { now } from '~/base/clock.server';
import type { Settings } from '~/base/config.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { startSchedule } from '~/registry/edge/tasks/schedule';
import { prepared } from '~/serving/prepare.server';
import { agregar } from '../registry/dns/alojado';
import { registryAs } from '../registry/persona';
import { nombreDe } from '../registry/shop';
import { PowerDns } from '../support/dns/powerdns';
import { datos, preguntar } from '../support/dns/preguntar';
import { testSettings } from '../support/settings';

/** From the form's answer until the server answers it: on a real server, at the pace at which the portal publishes. */

const PER_SECOND = 20;
const SECONDS = 30;
const ZONES = 50;
const LOOK_MS = 50;
const PATIENCE_MS = 60_000;

export interface Publication {
  changes: number;
  /** At which pace they were accepted. */
  perSecond: number;
  median: number;
  p95: number;
  unseen: number;
}

/** How long one address takes to be answered; undefined where it never is. */
async function seenAfter(server: PowerDns, name: string, ip: string): Promise<number | undefined> {
  const start = Date.now();
  while (Date.now() - start < PATIENCE_MS) {
    const answer = await preguntar(server.port, name, 'A').catch(() => undefined);
    if (datos(answer?.answers, 'A').includes(ip)) return Date.now() - start;
    await wait(LOOK_MS);
  }
  return undefined;
}

/** Changes as people make them, at a pace; how long each took to be seen, and the pace that was kept. */
async function changes(server: PowerDns): Promise<{ times: (number | undefined)[]; perSecond: number }> {
  const { dns } = registryAs('ana');
  const zones = Array.from({ length: ZONES }, (_, n) => `medida-${n}.uy`);
  for (const zone of zones) await nombreDe('ana', zone, { alojado: 1 });
  const seen: Promise<number | undefined>[] = [];
  const start = Date.now();
  for (let turn = 0; turn < PER_SECOND * SECONDS; turn += 1) {
    const zone = zones[turn % ZONES] ?? '';
    const ip = `192.0.${(turn >> 8) % 256}.${turn % 256}`;
    await agregar(dns, zone, 'A', { name: `h${turn}`, ip });
    seen.push(seenAfter(server, `h${turn}.${zone}`, ip));
    await wait(Math.max(0, start + ((turn + 1) * 1000) / PER_SECOND - Date.now()));
  }
  const perSecond = (1000 * PER_SECOND * SECONDS) / (Date.now() - start);
  return { times: await Promise.all(seen), perSecond };
}

/** Measures it in a folder of its own; the settings in force are put back. */
export async function measurePublication(DATA_DIR: string): Promise<Publication> {
  const before: Settings = settings();
  const server = await PowerDns.start();
  const given = testSettings({ DATA_DIR, ...server.settings });
  useSettings(given);
  await prepared();
  const publicador = {
    database: database(),
    destino: destinoDns(),
    servidores: given.DNS_SERVERS,
    padres: ['uy', 'com.uy'],
    despedida: { hours: 0 },
    clock: now,
  };
  const stop = startSchedule([
    { nombre: 'publicación', cada: '* * * * * *', ejecutar: () => publicarPendientes(publicador) },
  ]);
  try {
    const { times, perSecond } = await changes(server);
    const seen = times.filter((time) => time !== undefined).sort((one, other) => one - other);
    const at = (part: number) => seen[Math.floor(seen.length * part)] ?? Number.POSITIVE_INFINITY;
    return {
      changes: times.length,
      perSecond,
      median: at(0.5),
      p95: at(0.95),
      unseen: times.length - seen.length,
    };
  } finally {
    await stop();
    await database().destroy();
    await server.stop();
    useSettings(before);
  }
}
