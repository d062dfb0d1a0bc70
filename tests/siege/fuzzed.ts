import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { Cookies } from '../support/portal/cookies';
import { accessTokenOf, signInWith } from '../support/portal/sign-in';
import { Besieged } from './besieged';
import { type Besieger, fuzz } from './fuzz';
import { ground } from './ground';
import { broken } from './invariants';
import { type Row, row } from './report';

const SHOWN = 20;

/** A browser over the network; each comes from an address of its own, so that no limit is met. */
function walker(portal: Besieged, name: string, cookies = new Cookies(), token = ''): Besieger {
  let turn = 0;
  return {
    name,
    calls: true,
    async ask(path, init) {
      turn += 1;
      const headers = new Headers(init?.headers);
      if (!path.startsWith('/api/')) headers.set('Cookie', cookies.header);
      else if (token) headers.set('Authorization', `Bearer ${token}`);
      headers.set('X-Forwarded-For', `203.0.${Math.floor(turn / 200) % 256}.${turn % 200}`);
      const sent = fetch(new URL(path, portal.url), { redirect: 'manual', ...init, headers });
      const response = await sent.catch(() => null);
      if (!response) return { status: 599, html: '' }; // no answer, or none that can be read
      cookies.keep(response.headers);
      return { status: response.status, html: await response.text() };
    },
  };
}

async function walkers(portal: Besieged): Promise<Besieger[]> {
  const found = [walker(portal, 'nobody')];
  for (const login of ['titular', 'nuevo', 'otro'] as const) {
    const cookies = new Cookies();
    cookies.keep(await signInWith('', login));
    found.push(walker(portal, login, cookies, await accessTokenOf(login)));
  }
  return found;
}

/** Every form and every operation on the demo data, asked as nobody would. */
export async function oddlyAsked(
  engine: string,
  requests: number,
  more: Record<string, string> = {},
): Promise<Row> {
  const { given, data } = await ground(`formas-${engine}`, { DEMO: '1', ...more });
  const portal = await (await Besieged.at(given)).start();
  const seen = await row(`${requests} odd requests, ${engine}`, async () => {
    const { failures, late, slowest, ...found } = await fuzz(await walkers(portal), requests);
    for (const failure of [...failures, ...late].slice(0, SHOWN)) process.stdout.write(`  ${failure}\n`);
    useSettings(data);
    const wrong = await broken(database());
    return {
      figures: `${found.requests} asked, ${failures.length} unexpected 5xx, ${late.length} late, slowest ${Math.round(slowest.ms)} ms (${slowest.what}), ${wrong.join('; ') || 'whole'}`,
      ok: failures.length + late.length + wrong.length === 0 && portal.lives,
    };
  });
  await portal.end();
  useSettings(data);
  await database().destroy();
  return seen;
}
