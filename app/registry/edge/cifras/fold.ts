import { Temporal } from 'temporal-polyfill';
import { beginningOf, dayOf, ZONA } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { addTiempos, forgetTiempos, takeMuestras } from '~/sonda/tiempos-store';
import { claseDe, mesDe, mesesHasta } from '../../domain/cifras';
import {
  addCuentas,
  type Cuenta,
  findContada,
  forgetCuentas,
  isBefore,
  listEntradas,
  moveContada,
} from './nombres-store';

/** As much as one transaction folds: whoever writes meanwhile waits for no more than that. */
const AT_ONCE = 2000;
/** A day is over a little later: what was under way at midnight is written by then. */
const UN_RATO = { minutes: 5 };

const mesDeMomento = (momento: string): string =>
  mesDe(Temporal.Instant.from(momento).toZonedDateTimeISO(ZONA));

/** What a part of the history adds to its months; what is older than those that are told adds nothing. */
function cuentasDe(entradas: readonly { suceso: string; momento: string }[], desde: string): Cuenta[] {
  const cuentas = new Map<string, Cuenta>();
  for (const { suceso, momento } of entradas) {
    const clase = claseDe(suceso);
    const mes = mesDeMomento(momento);
    if (!clase || mes < desde) continue;
    const key = `${mes} ${clase}`;
    cuentas.set(key, { mes, clase, cuantos: (cuentas.get(key)?.cuantos ?? 0) + 1 });
  }
  return [...cuentas.entries()].sort().map(([, cuenta]) => cuenta);
}

/**
 * Counts some more entries of the history, none twice. It stops before the first one of today: what is under way has an entry
 * of before it, perhaps, and nobody can tell from a figure that it happened just now.
 */
async function countInto(trx: Connection, hoy: Temporal.Instant, desde: string): Promise<number> {
  const contada = await findContada(trx);
  const found = await listEntradas(trx, contada, AT_ONCE);
  const firstOfToday = found.findIndex(({ momento }) => !isBefore(momento, hoy));
  const entradas = firstOfToday < 0 ? found : found.slice(0, firstOfToday);
  const last = entradas.at(-1);
  if (!last || !(await moveContada(trx, contada, last.id))) return 0;
  await addCuentas(trx, cuentasDe(entradas, desde));
  return entradas.length;
}

/** What took so long until yesterday becomes part of its months. */
async function gather(trx: Connection, hoy: Temporal.Instant): Promise<number> {
  const filas = await takeMuestras(trx, hoy, AT_ONCE, mesDeMomento);
  await addTiempos(trx, filas);
  return filas.length;
}

/** Folds the days that are over into their months, a part at a time, and forgets the months that are told no more. */
export async function fold(database: Database, now: Temporal.Instant): Promise<void> {
  const hoy = beginningOf(dayOf(now.subtract(UN_RATO)));
  const desde = mesesHasta(now.toZonedDateTimeISO(ZONA)).at(-1) ?? '';
  while ((await inTransaction(database, (trx) => gather(trx, hoy))) > 0);
  while ((await inTransaction(database, (trx) => countInto(trx, hoy, desde))) > 0);
  await forgetTiempos(database, desde);
  await forgetCuentas(database, desde);
}
