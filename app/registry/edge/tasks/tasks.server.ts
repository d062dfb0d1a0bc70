import { now } from '~/base/clock.server';
import { log } from '~/base/log.server';
import { database, readOnlyOf } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { countRechazados } from '../dns/publicacion/rechazados-store';
import { countUndone } from '../due/aside-store';
import { doDue } from '../due/job';
import { RULES } from '../due/rules';
import { type Own, own } from './own';
import { startSchedule, type Task } from './schedule';

/** One turn of a task; answers how much due work it did, so that who does all of them knows when nothing is left. */
async function turnOf({ jobs, sweep }: Own, signal?: AbortSignal): Promise<number> {
  if (readOnlyOf(database())) return 0; // due work waits until changes are possible again
  const done = await doDue((await jobs?.()) ?? [], { database: database(), clock: now, signal });
  if (!signal?.aborted && !readOnlyOf(database())) await sweep?.(now(), signal);
  return done;
}

/** Starts what has to be done while the server runs, and what the caller adds; answers how to stop it. */
export const startTasks = (others: Task[] = []): (() => Promise<void>) =>
  startSchedule([
    ...own().map((task) => ({ ...task, ejecutar: (signal: AbortSignal) => turnOf(task, signal) })),
    ...others,
  ]);

/** A turn of a task; undefined where it failed. */
async function tried(task: Own): Promise<number | undefined> {
  try {
    return await withoutHurry(() => turnOf(task));
  } catch (error) {
    log.error({ error, nombre: task.nombre }, 'task failed');
    return undefined;
  }
}

/**
 * Does everything that is due now, as the schedule would, until nothing is; answers what was done, for a terminal. What one
 * task does may be due for another: a name that expires is told of, and what is told is mailed. Where one fails the others
 * are done.
 */
export async function runTasks(): Promise<string> {
  const failed = new Set<string>();
  for (let done = 1; done > 0; ) {
    done = 0;
    for (const task of own().filter(({ nombre }) => !failed.has(nombre))) {
      const some = await tried(task);
      if (some === undefined) failed.add(task.nombre);
      else done += some;
    }
  }
  if (failed.size > 0) process.exitCode = 1;
  return own()
    .map(({ nombre }) =>
      failed.has(nombre) ? `No se pudo: ${nombre}. El registro dice por qué.` : `Hecho: ${nombre}.`,
    )
    .join('\n');
}

/** How many items of a kind failed: that wait for their next try, the oldest of them since when, and that were set aside. */
export interface Failed {
  kind: string;
  waiting: number;
  since?: string;
  aside: number;
}

/** What was due and could not be done, of every kind, for who watches; and the records that a name server does not take. */
export async function failedWork(): Promise<Failed[]> {
  const rows = await countUndone(database());
  const of = (kind: string, state: string) =>
    rows.find(({ clase, estado }) => clase === kind && estado === state);
  return [
    ...Object.keys(RULES).map((kind) => {
      const waiting = of(kind, 'ESPERA');
      const aside = of(kind, 'APARTADO')?.cuantos ?? 0;
      return { kind, waiting: waiting?.cuantos ?? 0, ...(waiting && { since: waiting.desde }), aside };
    }),
    { kind: 'registro', waiting: await countRechazados(database()), aside: 0 },
  ];
}
