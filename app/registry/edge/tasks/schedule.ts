import { Cron } from 'croner';
import { ZONA } from '~/base/clock.server';
import { log } from '~/base/log.server';
import { withoutHurry } from '~/database/timeouts';

/** Something done again and again while the server runs. */
export interface Task {
  nombre: string;
  /** Cron pattern with seconds, in Uruguay's time. */
  cada: string;
  /** Also when the server starts. */
  alComenzar?: boolean;
  /** `signal`: no more is begun, for the server ends. */
  ejecutar: (signal: AbortSignal) => Promise<unknown>;
}

/** One turn of a task: a failure is logged and the next turn comes all the same. */
async function turn({ nombre, ejecutar }: Task, signal: AbortSignal): Promise<void> {
  try {
    await withoutHurry(() => ejecutar(signal));
  } catch (error) {
    log.error({ error, nombre }, 'task failed');
  }
}

function schedule(task: Task, unfinished: Set<Promise<void>>, signal: AbortSignal): Cron {
  // protect: a turn that is still going is not started a second time; unref: a timer does not keep the process up
  const timer = new Cron(task.cada, { timezone: ZONA, protect: true, unref: true }, async () => {
    const done = turn(task, signal);
    unfinished.add(done);
    await done;
    unfinished.delete(done);
  });
  if (task.alComenzar) void timer.trigger();
  return timer;
}

/** Starts tasks and answers how to end them: no further turn begins, and it settles when those under way have ended. */
export function startSchedule(tasks: Task[]): () => Promise<void> {
  const unfinished = new Set<Promise<void>>();
  const ending = new AbortController();
  const timers = tasks.map((task) => schedule(task, unfinished, ending.signal));
  return async () => {
    for (const timer of timers) timer.stop();
    ending.abort();
    await Promise.all(unfinished);
  };
}
