import { setTimeout as wait } from 'node:timers/promises';
import { now } from '~/base/clock.server';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/client.server';
import { compare } from '~/registry/edge/dns/publicacion/completo';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { agregar } from '../registry/dns/alojado';
import { registryAs } from '../registry/persona';
import { DELEGATED, LOGIN, registryOf, type Siege, ZONES } from './dns-ground';
import type { Row } from './report';

/**
 * Kills the portal, which publishes, and the name server, each at any moment, or has the server stand still for a while, and
 * looks whether they end in agreement.
 */

/** Now and then the server is slow besides: longer than the publisher waits for an answer. */
const STALLS = 0.1;
const STALL_MS = 7000;
/** Longer than the longest wait before a zone is tried again. */
const PATIENCE_MS = 120_000;

/** Zones are hosted as people host them, the first of them signed: what nobody asked for is not published. */
async function hosting({ dns }: Registry): Promise<void> {
  for (const nombreDominio of ZONES) await dns.alojar({ nombreDominio });
  await dns.firmar({ nombreDominio: ZONES[0] ?? '', firmar: true });
}

/** What was acknowledged: each record by its name, and how often the delegation moved. */
interface Acknowledged {
  records: string[];
  moves: number;
}

/** Adds records to each zone in turn and moves a delegation, whatever answers. */
async function changing(siege: Siege, isOver: () => boolean): Promise<Acknowledged> {
  const done: Acknowledged = { records: [], moves: 0 };
  for (let turn = 0; !isOver(); turn += 1) {
    const { dns } = registryOf(siege);
    const zone = ZONES[turn % (ZONES.length + 1)];
    if (zone === undefined) {
      const nameservers = ['a', 'b'].map((letter) => ({ nombre: `${letter}${turn % 9}.ejemplo.com` }));
      const answer = await dns.delegar({ nombreDominio: DELEGATED, nameservers }).catch(() => undefined);
      if (answer?.esRespOK) done.moves += 1;
    } else {
      const fields = { name: `h${turn}`, ip: `192.0.2.${turn % 250}` };
      const answer = await agregar(dns, zone, 'A', fields).catch(() => undefined);
      if (answer?.respuestaOK) done.records.push(`h${turn}.${zone}`);
    }
    await wait(20);
  }
  return done;
}

/** One side after the other, and now and then both, without a warning. */
async function killing({ portal, server }: Siege, times: number): Promise<void> {
  for (let kill = 0; kill < times; kill += 1) {
    await wait(Math.random() * 1500);
    if (Math.random() < STALLS) await server.stall(STALL_MS);
    const which = Math.random();
    if (which < 0.6) await portal.end();
    if (which > 0.4) await server.kill();
    await wait(Math.random() * 300);
    await Promise.all([portal.lives ? undefined : portal.start(), server.lives ? undefined : server.up()]);
    if (kill % 10 === 9) process.stdout.write(`  ${kill + 1} of ${times}\n`);
  }
}

const rowsOf = async (table: 'dns_cola' | 'dominio_publicaciones'): Promise<number> => {
  const { n } = await database()
    .selectFrom(table)
    .select((all) => all.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Changes that were not looked at yet, and what of them is still to be brought. */
const pending = async (): Promise<number> =>
  (await rowsOf('dominio_publicaciones')) + (await rowsOf('dns_cola'));

/** What the registry said it did and does not hold. */
async function forgotten(records: readonly string[]): Promise<string[]> {
  const exported = ZONES.map((nombreDominio) => registryAs(LOGIN).dns.exportarZona({ nombreDominio }));
  const held = new Set(
    (await Promise.all(exported)).flatMap(({ texto }) => texto.match(/^\S+(?=\.\s)/gm) ?? []),
  );
  return records.filter((name) => !held.has(name)).map((name) => `${name}: acknowledged, and gone`);
}

async function agreement({ data }: Siege, { records }: Acknowledged): Promise<string[]> {
  useSettings(data);
  for (let waited = 0; waited < PATIENCE_MS && (await pending()) > 0; waited += 250) await wait(250);
  const differences = await compare({
    database: database(),
    destino: destinoDns(),
    servidores: data.DNS_SERVERS,
    padres: ['uy', 'com.uy'],
    despedida: { hours: 0 },
    clock: now,
  });
  return [...differences, ...(await forgotten(records))];
}

export async function underKills(siege: Siege, times: number): Promise<Omit<Row, 'name'>> {
  await hosting(registryOf(siege));
  let over = false;
  const changes = changing(siege, () => over);
  await killing(siege, times);
  over = true;
  const done = await changes;
  const begun = Date.now();
  const differences = await agreement(siege, done);
  const seconds = Math.round((Date.now() - begun) / 1000);
  for (const difference of differences.slice(0, 10)) process.stdout.write(`  ${difference}\n`);
  return {
    figures: `${times} kills, ${done.records.length} records and ${done.moves} moves acknowledged, ${differences.length} differences, in agreement after ${seconds} s`,
    ok: differences.length === 0 && done.records.length + done.moves > times,
  };
}
