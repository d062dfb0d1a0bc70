import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { now } from '~/clock.server';
import { type Settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { prepared } from '~/prepare.server';
import { registryFor } from '~/registry/client.server';
import { comparar } from '~/registry/edge/dns/publicacion/completo';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { nombreDe } from '../registry/shop';
import { PowerDns } from '../support/dns/powerdns';
import { accessTokenOf } from '../support/portal/sign-in';
import { temporaryFolder, testSettings } from '../support/settings';
import { Besieged } from './besieged';
import { print, type Row, row } from './report';

/** Kills the portal, which publishes, and the name server, each at any moment, and looks whether they end in agreement. */

const [TIMES = 100] = process.argv.slice(2).map(Number);
const SESSION_SECRET = 'un-secreto-de-pruebas-de-32-letras-o-mas';
const ZONES = Array.from({ length: 5 }, (_, n) => `asedio-${n}.uy`);
const DELEGATED = 'asedio-delegado.uy';
const LOGIN = 'ana';
/** Longer than the longest wait before a zone is tried again. */
const PATIENCE_MS = 150_000;

interface Siege {
  data: Settings;
  portal: Besieged;
  server: PowerDns;
}

/** Adds records and moves a delegation through the portal, whatever answers; answers how many were acknowledged. */
async function changing({ portal }: Siege, token: string, isOver: () => boolean): Promise<number> {
  const api = testSettings({ REGISTRY_API_URL: `${portal.url}/api` });
  let done = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    useSettings(api);
    const { dns } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
    const campos = [
      { nombre: 'name', valor: `h${turn}` },
      { nombre: 'ip', valor: `192.0.2.${turn % 250}` },
    ];
    const servers = ['a', 'b'].map((letter) => ({ nombre: `${letter}${turn % 9}.ejemplo.com` }));
    const answer = await (turn % 5 === 0
      ? dns.delegar({ nombreDominio: DELEGATED, nameservers: servers }).then(({ esRespOK }) => esRespOK)
      : dns
          .guardarRegistro({
            nombreDominio: ZONES[turn % ZONES.length] ?? '',
            agregarRegistro: true,
            registro: { tipo: 'A', ttl: 3600, campos },
          })
          .then(({ respuestaOK }) => respuestaOK)
    ).catch(() => false);
    if (answer) done += 1;
    await wait(20);
  }
  return done;
}

/** One side after the other, and now and then both, without a warning. */
async function killing({ portal, server }: Siege): Promise<void> {
  for (let kill = 0; kill < TIMES; kill += 1) {
    await wait(Math.random() * 1500);
    const which = Math.random();
    if (which < 0.6) await portal.end();
    if (which > 0.4) await server.kill();
    await wait(Math.random() * 300);
    await Promise.all([portal.lives ? undefined : portal.start(), server.lives ? undefined : server.up()]);
    if (kill % 10 === 9) process.stdout.write(`  ${kill + 1} of ${TIMES}\n`);
  }
}

const pending = async (): Promise<number> => {
  const { n } = await database()
    .selectFrom('dns_cola')
    .select((all) => all.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

async function agreement({ data }: Siege): Promise<string[]> {
  useSettings(data);
  for (let waited = 0; waited < PATIENCE_MS && (await pending()) > 0; waited += 250) await wait(250);
  return comparar({
    database: database(),
    destino: destinoDns(),
    servidores: data.DNS_SERVERS,
    padres: ['uy', 'com.uy'],
    clock: now,
  });
}

async function underKills(siege: Siege, token: string): Promise<Omit<Row, 'name'>> {
  let over = false;
  const changes = changing(siege, token, () => over);
  await killing(siege);
  over = true;
  const done = await changes;
  const differences = await agreement(siege);
  for (const difference of differences.slice(0, 10)) process.stdout.write(`  ${difference}\n`);
  return {
    figures: `${TIMES} kills, ${done} changes acknowledged, ${differences.length} differences`,
    ok: differences.length === 0 && done > TIMES,
  };
}

const DATA_DIR = join(temporaryFolder(), 'dns');
mkdirSync(DATA_DIR, { recursive: true });
const server = await PowerDns.start();
const data = testSettings({ DATA_DIR, SESSION_SECRET, ...server.settings });
useSettings(data);
await prepared();
await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
const token = await accessTokenOf(`oid-${LOGIN}`);
for (const zone of ZONES) await nombreDe(LOGIN, zone, { alojado: 1 });
await nombreDe(LOGIN, DELEGATED);
const portal = await (await Besieged.at({ DATA_DIR, SESSION_SECRET, ...server.settings })).start();
try {
  const rows = [
    await row('the portal and the name server, killed', () => underKills({ data, portal, server }, token)),
  ];
  print(rows);
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
} finally {
  await portal.end();
  await server.stop();
}
