import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { now } from '~/base/clock.server';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { schedule } from '~/registry/edge/peligros/examenes-store';
import { idOf } from '../registry/caller';
import { servedOn, type Zone } from '../support/dns/served';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { type Base, eachDatabase } from './databases';
import { type Ground, ground } from './ground';
import { type Row, row } from './report';

const EXAMINER = fileURLToPath(new URL('./examiner.ts', import.meta.url));
const NAMES = 110_000;
/** All of them are to be examined within this. */
const HOURS = 6;
/** Addresses with a name server; each has 550 names. */
const SERVERS = Array.from({ length: 400 }, (_, at) => `127.0.${2 + Math.floor(at / 200)}.${1 + (at % 200)}`);
/** One question a second; in ten seconds eleven may fall, and one more that was under way. */
const WINDOW_MS = 10_000;
const IN_A_WINDOW = 12;

/** Most names answer for a web, a third for mail too. */
function zoneOf(nombre: string): Zone {
  const ns = [`ns1.${nombre}`, `ns2.${nombre}`];
  if (nombre.length % 3 > 0) return { ns, www: nombre };
  return { ns, www: nombre, mx: [`mail.${nombre}`], txt: ['v=spf1 mx -all'] };
}

/** When each address was asked. */
class Asked {
  readonly #moments = new Map<string, number[]>();

  hear(ip: string): void {
    const own = this.#moments.get(ip) ?? [];
    own.push(performance.now());
    this.#moments.set(ip, own);
  }

  get questions(): number {
    return [...this.#moments.values()].reduce((sum, own) => sum + own.length, 0);
  }

  /** The most that one address was asked within a window. */
  get most(): number {
    let most = 0;
    for (const own of this.#moments.values())
      for (let last = 0, first = 0; last < own.length; last += 1) {
        while ((own[last] ?? 0) - (own[first] ?? 0) >= WINDOW_MS) first += 1;
        most = Math.max(most, last - first + 1);
      }
    return most;
  }
}

const report = z.object({ done: z.number(), took: z.number(), core: z.number() });

/** One process examines for so long; what it says of itself. */
async function examined({ given: told }: Ground, port: number, seconds: number) {
  const child = fork(EXAMINER, [String(port), String(seconds)], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...told },
  });
  const [said] = await once(child, 'message');
  await once(child, 'exit');
  return report.parse(said);
}

async function manyDelegated(): Promise<void> {
  await withoutHurry(async () => {
    await given.manyDomains(await idOf('ana'), NAMES);
    await given.twoServersEach(SERVERS);
    await schedule(database(), now());
  });
}

async function measured({ engine, given: base }: Base, seconds: number): Promise<Omit<Row, 'name'>> {
  const place = await ground(`peligros-${engine}`, base);
  await manyDelegated();
  const asked = new Asked();
  const servers = await servedOn(SERVERS, (ip, nombre) => {
    asked.hear(ip);
    return zoneOf(nombre);
  });
  try {
    const { done, took, core } = await examined(place, servers.port, seconds);
    const anHour = Math.round((done * 3600) / took);
    const onACore = Math.round((done * 3600) / core);
    const { told, unknown } = await observe.dangers();
    return {
      figures: `${done} of ${NAMES} in ${took.toFixed(0)} s: ${anHour} an hour (${onACore} if it had a core for itself), all of them in ${(NAMES / anHour).toFixed(1)} h; ${asked.questions} questions, at most ${asked.most} to an address in ten seconds; ${told.length} findings where there is nothing, ${unknown} not wholly known`,
      ok: NAMES / anHour <= HOURS && asked.most <= IN_A_WINDOW && told.length === 0,
    };
  } finally {
    servers.close();
    useSettings(place.data);
    await database().destroy();
  }
}

/** The daily examination of as many names as the registry has, for a while. */
export async function* dangers(seconds: number): AsyncGenerator<Row> {
  for await (const base of eachDatabase('peligros'))
    yield await row(`the examination of ${NAMES} names, ${base.engine}`, () => measured(base, seconds));
}
