import { setTimeout as wait } from 'node:timers/promises';
import { now, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { database } from '~/database/connection.server';
import { RegistryFailure } from '../../failure';
import { ofReadOnly } from '../../read-only-failure';
import type { Edge } from '../edge';
import { unknown } from '../http-status';
import { outcomeOf, repeated } from './kept-outcome';
import { forgetBefore, type Hold, type Kept, keep, read, readAny, renew, takeNew, takeOver } from './store';

/** A lease, renewed while its change goes on; a process that died lets go after it. */
const HELD_SECONDS = 15;
const RENEWED_MS = 5000;
const LOOK_MS = 50;
/** After so long a change that is not there is not under way any more: the same form may ask for it again. */
const DOUBTED_MINUTES = 10;
const KEPT_DAYS = 60;
/** Beyond what a change may take: reading what it needs, and looking for it. */
const MARGIN_MS = 5000;

type How = Edge['asks'];
/** A change under its key, and how it is made. */
export interface Keyed {
  clave: string;
  huella: string;
  work: (how: How) => Promise<unknown>;
}

const minutesAgo = (minutes: number): string => stamp(now().subtract({ minutes }));
const isHeld = ({ estado, vence }: Pick<Kept, 'estado' | 'vence'>): boolean =>
  estado === 'EN_CURSO' && vence > stamp(now());

function hold({ clave, huella }: Keyed): Hold {
  const present = now();
  return { clave, huella, now: present, vence: present.add({ seconds: HELD_SECONDS }) };
}

/** How what was asked for before is asked for again: what was done is not, what was refused is, and doubt is looked into. */
function howAgain({ estado, desde }: Kept): How | null {
  if (estado === 'HECHA') return null;
  if (estado === 'NO_HECHA') return 'at once';
  return desde < minutesAgo(DOUBTED_MINUTES) ? 'after looking' : 'never';
}

/** Makes a change whose key is held, and keeps what became of it. */
async function made({ clave, work }: Keyed, how: How): Promise<unknown> {
  const lease = setInterval(() => {
    renew(database(), clave, now().add({ seconds: HELD_SECONDS })).catch(notKept);
  }, RENEWED_MS).unref();
  const { kept, give } = await outcomeOf(() => work(how));
  clearInterval(lease);
  await keep(database(), clave, kept).catch(notKept);
  return give();
}

/** The lease runs out, and who comes then looks whether it was done. */
const notKept = (error: unknown): void => log.error({ error }, 'an operation key could not be kept');

/** Without its key kept nothing is asked: it would be asked twice. */
const unasked = (error: unknown): never => {
  throw ofReadOnly(error) ?? new RegistryFailure('servidor', 503, error);
};

async function claimed(keyed: Keyed): Promise<boolean> {
  await forgetBefore(database(), now().subtract({ hours: 24 * KEPT_DAYS }));
  return takeNew(database(), hold(keyed));
}

/**
 * Makes a change once for its key, in whatever process: a second press waits for the first one's outcome and gets it. One that
 * was refused may be asked for again; one in doubt is looked for, and asked for again where it is not there long after.
 */
export async function once(keyed: Keyed): Promise<unknown> {
  const until = performance.now() + settings().REGISTRY_API_WRITE_SECONDS * 1000 + MARGIN_MS;
  const { clave, huella } = keyed;
  for (let hasWaited = false; performance.now() < until; ) {
    const seen = await read(database(), clave).catch(unasked);
    if (!seen) {
      if (await claimed(keyed).catch(unasked)) return made(keyed, 'at once');
    } else if (isHeld(seen)) {
      hasWaited = true;
      await wait(LOOK_MS);
    } else {
      const isAnswered = hasWaited && seen.estado !== 'EN_CURSO' && seen.huella === huella;
      const how = isAnswered ? null : howAgain(seen);
      if (how === null) return repeated(seen, huella);
      if (await takeOver(database(), seen, hold(keyed)).catch(unasked)) return made(keyed, how);
    }
  }
  throw unknown();
}

/** Whoever looks only, looks less often. */
const WATCH_MS = 250;

/**
 * What became of what a form asked for, under any of its keys: whether it was done, null where nobody knows, undefined where it
 * never asked. Like a second press, who looks while it is under way waits for it.
 */
export async function becameOf(claves: readonly string[]): Promise<boolean | null | undefined> {
  if (claves.length === 0) return undefined;
  const until = performance.now() + settings().REGISTRY_API_WRITE_SECONDS * 1000 + MARGIN_MS;
  let found = await readAny(database(), claves);
  while (found.some(isHeld) && performance.now() < until) {
    await wait(WATCH_MS);
    found = await readAny(database(), claves);
  }
  if (found.some(({ estado }) => estado === 'HECHA')) return true;
  if (found.some(({ estado }) => estado !== 'NO_HECHA')) return null;
  return found.length > 0 ? false : undefined;
}
