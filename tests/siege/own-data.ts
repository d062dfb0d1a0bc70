import { setTimeout as pause } from 'node:timers/promises';
import { load } from 'cheerio';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { Cookies } from '../support/portal/cookies';
import { atThePortal, makeKnown } from '../support/portal/known';
import { signInWith } from '../support/portal/sign-in';
import { Besieged } from './besieged';
import { type Base, eachDatabase } from './databases';
import { ground } from './ground';
import { type Row, row } from './report';

const LOGIN = 'ana';
const PAGE = '/administrar/mis-datos/descargar';
/** Whom the others are compared with. */
const FEW = 100;
/** What the process may take at most, beside what it takes for somebody with few: what one page of rows and a collector are. */
const BESIDE = 1.5;
/** The file is not made at once: it is due work, and a machine may be slow. */
const PATIENCE_MS = 300_000;
/** Somebody on a bad line: of what waits for them nothing may pile up. */
const STALLS_MS = 3000;

interface Seen {
  /** Megabytes, resident: before it was asked for, and the most there ever was until it was made, and until it was sent. */
  before: number;
  making: number;
  most: number;
  /** Of the file. */
  megabytes: number;
  seconds: number;
}

/** Somebody with so many names, signed in; answers their cookie and what their file is asked for with. */
async function somebodyWith(names: number) {
  await given.accountsOf([LOGIN]);
  const cookies = new Cookies();
  cookies.keep(await signInWith('', LOGIN));
  const { registry } = await atThePortal(cookies.header);
  await makeKnown(registry);
  const who = (await observe.people()).find(({ login }) => login === LOGIN);
  await given.manyDomains(who?.id ?? 0, names);
  return { cookie: cookies.header, descarga: registry.descarga };
}

/** Takes the file over a line that stalls after its beginning; answers how long it was and whether it is whole. */
async function taken(url: string, cookie: string): Promise<{ bytes: number; isWhole: boolean }> {
  const headers = { Cookie: cookie };
  const $ = load(await (await fetch(url + PAGE, { headers })).text());
  const href = $('main a[href*="descarga"]')
    .filter((_, each) => /HTML/.test($(each).text()))
    .attr('href');
  const answer = await fetch(new URL(href ?? '/no-link', url), { headers });
  let bytes = 0;
  let end = '';
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    if (bytes === 0) await pause(STALLS_MS);
    bytes += read.value.byteLength;
    end = (end + Buffer.from(read.value).toString('latin1')).slice(-20);
  }
  return { bytes, isWhole: answer.status === 200 && end.includes('</html>') };
}

/** The built portal makes the file of somebody with so many names, and sends it. */
async function made({ engine, given: base }: Base, names: number): Promise<Seen> {
  const { given: told, data } = await ground(`descarga-${names}-${engine}`, base);
  const who = await somebodyWith(names);
  const portal = await (await Besieged.at(told)).start();
  try {
    await fetch(portal.url + PAGE, { headers: { Cookie: who.cookie } });
    useSettings(data);
    const before = portal.megabytes;
    const begun = performance.now();
    await who.descarga.pedir();
    while (!(await who.descarga.ver()).descarga?.lista) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error('The file is not made');
      await pause(200);
    }
    const seconds = (performance.now() - begun) / 1000;
    const making = portal.mostMegabytes;
    const { bytes, isWhole } = await taken(portal.url, who.cookie);
    if (!isWhole) throw new Error(`The file is not whole: ${bytes} bytes`);
    return { before, making, most: portal.mostMegabytes, megabytes: bytes / 1024 ** 2, seconds };
  } finally {
    await portal.end('SIGTERM');
    useSettings(data);
    await database().destroy();
  }
}

const told = ({ before, making, most, megabytes, seconds }: Seen): string =>
  `${megabytes.toFixed(1)} MB in ${seconds.toFixed(0)} s, resident ${before} MB before, at most ${making} as it was made and ${most} as it was sent`;

/** The file of somebody with many names takes no more memory than that of somebody with few, of whom each portal is new. */
export async function* ownData(names: number): AsyncGenerator<Row> {
  const few = new Map<Base['engine'], Seen>();
  for await (const base of eachDatabase('pocos')) few.set(base.engine, await made(base, FEW));
  for await (const base of eachDatabase('muchos'))
    yield await row(`the file of somebody with ${names} names, ${base.engine}`, async () => {
      const [less, more] = [few.get(base.engine), await made(base, names)];
      if (!less) throw new Error('There is nothing to compare with');
      const ratio = more.most / less.most;
      const figures = `${FEW} names: ${told(less)}; ${names}: ${told(more)}; ${ratio.toFixed(2)} times`;
      return { figures, ok: ratio < BESIDE };
    });
}
