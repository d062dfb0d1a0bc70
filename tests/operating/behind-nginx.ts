import { setTimeout as wait } from 'node:timers/promises';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { type Row, row } from '../siege/report';
import { testSettings } from '../support/settings';
import { commandsOf } from './page-commands';
import type { SystemdMachine } from './systemd-machine';
import { failuresOf, toldOf, type Users, users, whileServed } from './while-served';
import { addressOf, PEOPLE_FROM, Wire, whyNoWire } from './wire';

const AT = 10;
const URL_OF = `https://${addressOf(AT)}`;
const UNITS = ['portal@3001', 'portal@3002'];
const ROUNDS = 4;
const BETWEEN_MS = 3000;
const TRIES = 50;
/** At fifty a second. */
const REQUESTS = { restarts: 3000, kill: 1500 };

/** What a page says, but for what comes from elsewhere and is here already. */
export const here = (commands: string): string => commands.replaceAll(/^apt-get .*$/gm, '');

/** A registry on PostgreSQL and two instances of it, as the page says; this process looks at it too. */
async function twoInstances(machine: SystemdMachine) {
  await machine.run(`
    sed -i 's|^PUBLIC_URL=.*|PUBLIC_URL=${URL_OF}|; /^SMTP_URL=/d' /etc/portal/portal.env
    echo "listen_addresses = '*'" >> /etc/postgresql/15/main/postgresql.conf
    echo 'host all all 198.18.0.254/32 scram-sha-256' >> /etc/postgresql/15/main/pg_hba.conf
    systemctl start postgresql@15-main nginx`);
  const begun = performance.now();
  const said = await machine.run(here(commandsOf('install', 'Two instances, on PostgreSQL')));
  const ms = Math.round(performance.now() - begun);
  const answers = said.split('\n').slice(-2);
  return { figures: `both serve after ${ms} ms: ${answers.join(' ')}`, ok: answers.join() === '200,200' };
}

/** The settings that the page wrote, as this process reads them. */
async function lookedAtFromHere(machine: SystemdMachine): Promise<void> {
  const text = await machine.run('cat /etc/portal/portal.env');
  const given = Object.fromEntries(text.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const DATABASE_URL = String(given.DATABASE_URL).replace('127.0.0.1', addressOf(AT));
  useSettings(testSettings({ ...given, DATABASE_URL }));
}

/** nginx takes its new site in a moment after it was told to: until then who was there before answers, with 404. */
async function fetchedByNew(url: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url, { redirect: 'manual' });
    if (answer.status !== 404 || tries === TRIES) return answer;
    await wait(100);
  }
}

/** The shipped site before what is in `portal-servers`, as its page says; the certificate is of its own making. */
export async function siteInPlace(
  machine: SystemdMachine,
  address = addressOf(AT),
): Promise<Omit<Row, 'name'>> {
  const url = `https://${address}`;
  await machine.run(`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=portal.example \
    -keyout /etc/ssl/private/portal.example.key -out /etc/ssl/portal.example.pem 2>&1`);
  await machine.run(`exec 2>&1\n${commandsOf('install', 'nginx.')}`);
  await machine.run(`sed -i 's/server_name portal.example/server_name ${address}/' /etc/nginx/conf.d/portal.conf
    nginx -t 2>&1 && systemctl reload nginx`);
  const ask = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status;
  const answers = [await ask('/consulta-disponibilidad'), await ask('/estado/listo'), await ask('/metrics')];
  const plain = await fetchedByNew(`http://${address}/ayuda`);
  return {
    figures: `a page, its state and its measurements: ${answers.join(' ')}; without TLS ${plain.status} to ${plain.headers.get('location')}`,
    ok: answers.join() === '200,200,404' && plain.headers.get('location') === `${url}/ayuda`,
  };
}

async function inTurns(machine: SystemdMachine, people: Users) {
  const states: string[] = [];
  const seen = await whileServed(
    URL_OF,
    people,
    { requests: REQUESTS.restarts, from: PEOPLE_FROM },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const unit of UNITS) {
          await wait(BETWEEN_MS);
          await machine.run(`systemctl restart ${unit}`);
          states.push(await machine.run(`systemctl is-active ${unit}`));
        }
    },
  );
  const { figures, nothingLost } = await toldOf(seen);
  return {
    figures: `${states.length} restarts, each ${[...new Set(states)].join()}: ${figures}`,
    ok: failuresOf(seen) + seen.refused.length === 0 && nothingLost,
  };
}

async function oneKilled(machine: SystemdMachine, people: Users) {
  const [unit] = UNITS;
  let serves = 0;
  const seen = await whileServed(URL_OF, people, { requests: REQUESTS.kill, from: PEOPLE_FROM }, async () => {
    await wait(BETWEEN_MS);
    await machine.run(`systemctl kill -s KILL ${unit}`);
    const begun = performance.now();
    const ready = 'curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1:3001/estado/listo || true';
    while ((await machine.run(ready)) !== '200' && performance.now() - begun < 60_000) await wait(100);
    serves = Math.round(performance.now() - begun);
  });
  const { figures, nothingLost } = await toldOf(seen);
  return {
    figures: `serves again after ${serves} ms: ${figures}`,
    ok: failuresOf(seen) === 0 && nothingLost,
  };
}

async function turnedOff(machine: SystemdMachine) {
  const begun = performance.now();
  const said = await machine.turnOff('portal@*');
  const ms = Math.round(performance.now() - begun);
  const clean = UNITS.filter((unit) => {
    const last = said.lastIndexOf(`Stopping ${unit}.service`);
    return last >= 0 && said.slice(last).includes(`${unit}.service: Deactivated successfully`);
  });
  return {
    figures: `off after ${ms} ms; ended as they should: ${clean.join(', ')}`,
    ok: clean.length === UNITS.length,
  };
}

/** Two instances on PostgreSQL behind the shipped site, on a machine under systemd; it is turned off at the end. */
export async function* behindNginx(machine: SystemdMachine): AsyncGenerator<Row> {
  const reason = whyNoWire(false);
  if (reason) return yield { name: 'systemd: two instances', figures: `not tried: ${reason}`, ok: true };
  const wire = await Wire.lay();
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // the machine signed its certificate itself
  try {
    await wire.plug(machine.pid, AT);
    yield await row('systemd: two instances, PostgreSQL', () => twoInstances(machine));
    yield await row('systemd: behind nginx', () => siteInPlace(machine));
    await lookedAtFromHere(machine);
    const people = await users();
    yield await row('systemd: restarted in turns', () => inTurns(machine, people));
    yield await row('systemd: one of two killed', () => oneKilled(machine, people));
    await database().destroy();
    yield await row('systemd: the machine turned off', () => turnedOff(machine));
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    await wire.end();
  }
}
