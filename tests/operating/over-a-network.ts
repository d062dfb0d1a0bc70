import { setTimeout as wait } from 'node:timers/promises';
import { randomId, settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { registryFor } from '~/registry/client.server';
import { type Row, row } from '../siege/report';
import { signedInWithCart } from '../support/portal/with-cart';
import { testSettings } from '../support/settings';
import { ask, asTwoMachines, type Machine, peopleOfTwoMachines, until, zonesAt } from './as-two-machines';
import { here, siteInPlace } from './behind-nginx';
import { commandsOf } from './page-commands';
import { SystemdMachine, whyNoMachine } from './systemd-machine';
import { failuresOf, toldOf, type Users, users, whileServed } from './while-served';
import { addressOf, PEOPLE_FROM, Wire, whyNoWire } from './wire';

const SLOWNESS = { delayMs: 20, lost: 5 };
const AT = { uno: 10, dos: 11, base: 12, replica: 13 };
const PASSWORD = 'una-clave-de-la-base';
const TOKEN = 'un-secreto-de-quien-lo-opera';
const URL_OF = `https://${addressOf(AT.uno)}`;
/** Fewer a second than elsewhere: a page is some statements, and each takes 40 ms. */
const LOAD = { requests: 400, perSecond: 12 };
const CHANGES = 30;
/** Each is some statements, and each statement 40 ms. */
const MAILS = 200;

/** A page for operators, with the addresses and passwords of this place. */
const here4 = (page: string, part: string): string =>
  here(commandsOf(page, part))
    .replaceAll('10.0.0.0/24', '198.18.0.0/24')
    .replaceAll('10.0.0.1', addressOf(AT.uno))
    .replaceAll('10.0.0.2', addressOf(AT.dos))
    .replaceAll('10.0.0.4', addressOf(AT.base))
    .replaceAll('10.0.0.5', addressOf(AT.replica))
    .replaceAll(/PASSWORD(?!=)(?! ')|SECRET/g, PASSWORD);

const asPostgres = (commands: string): string =>
  `cd / && runuser -u postgres -- bash -e <<'EOF'\n${commands}\nEOF`;

type Machines = Record<keyof typeof AT, SystemdMachine>;

async function databaseServer({ base }: Machines): Promise<void> {
  await base.run(`systemctl start postgresql@15-main; cd /
    runuser -u postgres -- psql -c "CREATE ROLE portal LOGIN PASSWORD '${PASSWORD}'"
    runuser -u postgres -- createdb -O portal -E UTF8 -T template0 registro`);
  await base.run(here4('add-a-machine', 'PostgreSQL**'));
  await base.run(here4('add-a-machine', 'PgBouncer**'));
}

/** The first machine: nginx, and a portal that listens for it. */
async function firstMachine({ uno }: Machines): Promise<void> {
  await uno.run(commandsOf('install', 'Who runs it'));
  await uno.run(`
    sed -i 's|^PUBLIC_URL=.*|PUBLIC_URL=${URL_OF}|; /^SMTP_URL=/d' /etc/portal/portal.env
    echo 'DATABASE_URL=postgres://portal:${PASSWORD}@${addressOf(AT.base)}:6432/registro' >> /etc/portal/portal.env
    echo 'OPERATOR_TOKEN=${TOKEN}' >> /etc/portal/portal.env`);
  await uno.run(here4('add-a-machine', 'The new machine**').replaceAll(addressOf(AT.dos), addressOf(AT.uno)));
  await uno.run('systemctl start nginx');
  await siteInPlace(uno, addressOf(AT.uno));
  await uno.run(`echo 'server ${addressOf(AT.uno)}:3001 max_fails=1 fail_timeout=2s;' > /etc/nginx/portal-servers
    nginx -t 2>&1 && systemctl reload nginx`);
}

async function secondMachine({ uno, dos }: Machines): Promise<string> {
  await dos.run(commandsOf('install', 'Who runs it'));
  const settings = await uno.run('grep -v TRUSTED_PROXIES /etc/portal/portal.env');
  await dos.run(`cat > /etc/portal/portal.env <<'EOF'\n${settings}\nEOF`);
  const said = await dos.run(here4('add-a-machine', 'The new machine**'));
  await uno.run(`exec 2>&1\n${here4('add-a-machine', 'nginx** has')}`);
  return said;
}

const machineOf = (wire: Wire, machine: SystemdMachine, at: number): Machine => ({
  url: `http://${addressOf(at)}:3001`,
  folder: machine.at('/var/lib/portal'),
  command: (words) =>
    machine.run(`cd /opt/portal && set -a && . /etc/portal/portal.env && export NODE_ENV=production DATA_DIR=/var/lib/portal
      setpriv --reuid portal --regid portal --init-groups node build/server/server.js ${words.join(' ')}`),
  cutOff: () => wire.cut(at),
  rejoin: () => wire.join(at),
});

async function lookedAtFromHere({ uno }: Machines): Promise<void> {
  const text = await uno.run('cat /etc/portal/portal.env');
  const given = Object.fromEntries(text.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)));
  useSettings(testSettings({ ...given, DATABASE_URL: String(given.DATABASE_URL).replace(':6432', ':5432') }));
}

const replicaState = async (machine: Machine): Promise<string> => {
  const { body } = await ask(machine, '/estado/listo?detalle', { Authorization: `Bearer ${TOKEN}` });
  return Object.keys(JSON.parse(body.toString()).replica ?? {}).join();
};

/** Copied as its page says, and read from: straight, or through PgBouncer. */
async function replicaCopied(machines: Machines) {
  await machines.base.run(asPostgres(here4('read-from-a-replica', 'On the server that takes changes')));
  const begun = performance.now();
  const said = await machines.replica.run(here4('read-from-a-replica', 'On the new one'));
  const ms = Math.round(performance.now() - begun);
  await wait(2000);
  const sending = await machines.base.run(asPostgres(here4('read-from-a-replica', 'On the first')));
  await machines.replica.run(here4('add-a-machine', 'PgBouncer**'));
  return {
    figures: `copied and started in ${ms} ms; in recovery: ${said.split('\n').at(-1)}; the first says ${sending}`,
    ok: said.endsWith('t') && sending === `${addressOf(AT.replica)}|streaming`,
  };
}

async function replicaRead({ uno, dos }: Machines, ours: readonly Machine[], port: number) {
  for (const machine of [uno, dos])
    await machine.run(`sed -i '/^DATABASE_REPLICA_URL=/d' /etc/portal/portal.env
      echo 'DATABASE_REPLICA_URL=postgres://portal:${PASSWORD}@${addressOf(AT.replica)}:${port}/registro' >> /etc/portal/portal.env
      systemctl restart portal@3001`);
  const ms = await until(async () =>
    (await Promise.all(ours.map(replicaState))).every((state) => state === 'se lee'),
  );
  return { figures: `both machines read from it ${ms} ms after they serve`, ok: ms < 10_000 };
}

/** Whoever changes something at one machine sees it at the other, whatever the replica has by then. */
async function ownChangesSeen(ours: readonly Machine[], { token }: Users) {
  const Cookie = await signedInWithCart('oid-ana', ['una.uy']);
  const looked = settings();
  const missing: string[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    const text = `visto-${randomId()}`;
    useSettings(testSettings({ REGISTRY_API_URL: `${URL_OF}/api`, REGISTRY_API_OWN: '1' }));
    const campos = [
      { nombre: 'txt_name', valor: '' },
      { nombre: 'text', valor: text },
    ];
    const { dns } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
    const { respuestaOK } = await dns.guardarRegistro({
      nombreDominio: 'rodante-0.uy',
      operacion: randomId(),
      agregarRegistro: true,
      registro: { tipo: 'TXT', campos },
    });
    useSettings(looked);
    if (!respuestaOK) throw new Error(`change ${at} was refused`);
    for (const machine of ours) {
      const { body } = await ask(machine, '/administrar/ver-dominio?dominio=rodante-0.uy', { Cookie });
      if (!body.includes(text)) missing.push(text);
    }
  }
  return {
    figures: `${CHANGES} changes, looked for at both machines: ${missing.length} not there`,
    ok: missing.length === 0,
  };
}

/** A machine without its cable amid what people do; it is put back. */
async function withoutCable(wire: Wire, at: number, people: Users, mayFail: number) {
  const seen = await whileServed(URL_OF, people, { ...LOAD, from: PEOPLE_FROM }, async () => {
    await wait(5000);
    await wire.cut(at);
    await wait(15_000);
    await wire.join(at);
    await wait(5000);
  });
  const { figures, nothingLost } = await toldOf(seen);
  return {
    figures: `without its cable for 15 s: ${figures}`,
    ok: failuresOf(seen) <= mayFail && nothingLost,
  };
}

async function* onTheWire(wire: Wire, machines: Machines): AsyncGenerator<Row> {
  yield await row('network: a database server, PgBouncer, a portal', async () => {
    await databaseServer(machines);
    await firstMachine(machines);
    await wait(2500); // as long as nginx passes over what was not there
    const { status } = await fetch(`${URL_OF}/consulta-disponibilidad`);
    return { figures: `a page through nginx: ${status}`, ok: status === 200 };
  });
  await lookedAtFromHere(machines);
  await peopleOfTwoMachines();
  const one = machineOf(wire, machines.uno, AT.uno);
  const other = machineOf(wire, machines.dos, AT.dos);
  await until(() => zonesAt(one).length > 0);
  yield await row('network: a machine is added as its page says', async () => {
    const begun = performance.now();
    const said = await secondMachine(machines);
    return {
      figures: `after ${Math.round(performance.now() - begun)} ms: ${said.split('\n').at(-1)}`,
      ok: said.endsWith('200'),
    };
  });
  yield* asTwoMachines(one, other, { api: one.url, mails: MAILS });
  const people = await users();
  yield await row('network: the second machine without its cable', () =>
    withoutCable(wire, AT.dos, people, LOAD.requests / 20),
  );
  yield await row('network: a replica copied as its page says', () => replicaCopied(machines));
  yield await row('network: read from', () => replicaRead(machines, [one, other], 5432));
  yield await row('network: read from through PgBouncer', () => replicaRead(machines, [one, other], 6432));
  yield await row('network: own changes', () => ownChangesSeen([one, other], people));
  yield await row('network: the replica without its cable', () => withoutCable(wire, AT.replica, people, 0));
  yield await row('network: read from again', async () => {
    const ms = await until(
      async () => (await replicaState(one)) === 'se lee' && (await replicaState(other)) === 'se lee',
    );
    return { figures: `after ${ms} ms`, ok: true };
  });
}

/** Two portals, a database server and its replica, each a machine of its own, on a network that takes its time. */
export async function* overANetwork(): AsyncGenerator<Row> {
  const reason = whyNoMachine() ?? whyNoWire(true);
  if (reason) return yield { name: 'over a network', figures: `not tried: ${reason}`, ok: true };
  const wire = await Wire.lay(SLOWNESS);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // the machine signed its certificate itself
  const boot = async (name: keyof typeof AT) => {
    const machine = await SystemdMachine.boot(name);
    await wire.plug(machine.pid, AT[name]);
    return machine;
  };
  const [uno, dos, base, replica] = await Promise.all([
    boot('uno'),
    boot('dos'),
    boot('base'),
    boot('replica'),
  ]);
  try {
    yield* onTheWire(wire, { uno, dos, base, replica });
  } finally {
    await database().destroy();
    for (const machine of [uno, dos, base, replica]) await machine.end();
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    await wire.end();
  }
}
