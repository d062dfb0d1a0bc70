import { Temporal } from 'temporal-polyfill';
import { ZONA } from '~/base/clock.server';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { countUndone } from '~/registry/edge/due/aside-store';
import { cuentaDe, nombresDe } from '../registry/shop';
import { poison } from '../support/poison';
import type { Engine } from '../support/registry';
import type { Besieged } from './besieged';
import { broken } from './invariants';
import type { Row } from './report';

const LOGIN = 'ana';
/**
 * Days from today: when names are due, when it is looked, when what was killed does not hold any more what it had taken (a lease is
 * a minute), and when what was set aside is due again.
 */
const [DUE, FIRST, FREE, AGAIN] = [3, 6, 6 + 5 / (24 * 60), 8];
/** Times that the tasks are killed on their way, each a little later: what starts takes its time. */
const CUTS = 10;
const CUT_MS = 400;

const inDays = (days: number): string => Temporal.Now.plainDateISO(ZONA).add({ days }).toString();
const yearAfter = (days: number): string =>
  Temporal.Now.plainDateISO(ZONA).add({ days }).add({ years: 1 }).toString();

/** Names of a kind, of which the first one cannot be written: in the order of the alphabet it stands before the others. */
const bad = (kind: string): string => `a-${kind}.uy`;
const namesOf = (kind: string, n: number): string[] => [
  bad(kind),
  ...Array.from({ length: n }, (_, at) => `${kind}-${at}.uy`),
];

async function count(column: 'estado' | 'fecha_vencimiento', value: string): Promise<number> {
  const { n } = await database()
    .selectFrom('dominios')
    .select((all) => all.fn.countAll<number>().as('n'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What became of the names: renewed, expired, charged, and how many wait for their next try. */
async function outcome() {
  const charges = await database()
    .selectFrom('cargos')
    .select('id')
    .where('concepto', '=', 'RENOVACION_AUTOMATICA')
    .execute();
  const undone = await countUndone(database());
  return {
    renewed: await count('fecha_vencimiento', yearAfter(DUE)),
    expired: await count('estado', 'VENCIDO'),
    charges: charges.length,
    aside: undone.find(({ clase }) => clase === 'vida')?.cuantos ?? 0,
  };
}

interface Scene {
  engine: Engine;
  data: Settings;
  each: number;
  /** Puts the portal's clock so many days ahead. */
  ahead: (days: number) => void;
}

/**
 * The day comes on which many names renew or expire, one of each cannot be written, and what does it is killed again and
 * again: the others are done, once; the two as soon as nothing is wrong with them.
 */
export async function poisonedDay(
  portal: Besieged,
  { engine, data, each, ahead }: Scene,
): Promise<Omit<Row, 'name'>> {
  useSettings(data);
  const cuenta_pago_id = await cuentaDe(LOGIN);
  await nombresDe(LOGIN, namesOf('renueva', each), { fecha_vencimiento: inDays(DUE), cuenta_pago_id });
  await nombresDe(LOGIN, namesOf('vence', each), { fecha_vencimiento: inDays(DUE) });
  const poisoned = { table: 'dominios', on: 'update', column: 'nombre' } as const;
  const heal = await Promise.all(
    ['renueva', 'vence'].map((kind) => poison(engine, { ...poisoned, value: bad(kind) })),
  );
  ahead(FIRST);
  let kills = 0;
  for (let cut = 1; cut <= CUTS; cut += 1)
    kills += (await portal.interrupted(['tareas'], cut * CUT_MS)) ? 1 : 0;
  ahead(FREE);
  await portal.command(['tareas']);
  const before = await outcome();
  for (const each of heal) await each();
  ahead(AGAIN);
  await portal.command(['tareas']);
  const after = await outcome();
  const wrong = await broken(database());
  const isRight = (found: typeof before, n: number, aside: number) =>
    found.renewed === n && found.expired === n && found.charges === n && found.aside === aside;
  const words = ({ renewed, expired, charges, aside }: typeof before) =>
    `${renewed} renewed, ${expired} expired, ${charges} charges, ${aside} aside`;
  return {
    figures: `${each} names of each kind and one at fault, ${kills} kills: ${words(before)}; healed: ${words(after)}; ${wrong.join('; ') || 'whole'}`,
    ok: isRight(before, each, 2) && isRight(after, each + 1, 0) && wrong.length === 0 && portal.lives,
  };
}
