import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../base/log.server';

/** Above what a worker takes to drain (`stop-serving.server.ts`): what is still there then is ended. */
const DEADLINE_MS = 12_000;
/** Workers that die this soon, so many times, will not get better by being started again. */
const SOON_MS = 5_000;
const MOST_SOON = 5;

/** Whether this process is one of those that serve for another. */
export const isWorker = (): boolean => cluster.isWorker;

/** In a worker: does what ends it also when the process that leads is gone. */
export const whenLeaderIsGone = (stop: () => void): void => void cluster.worker?.once('disconnect', stop);

/** When so many workers listen, whichever they are: one may die before it does, and another take its place. */
const listening = (processes: number): Promise<void> =>
  new Promise((resolve) => {
    const ready = new Set<number>();
    cluster.on('exit', ({ id }) => void ready.delete(id));
    cluster.on('listening', ({ id }) => {
      ready.add(id);
      if (ready.size === processes) resolve();
    });
  });

/**
 * Has so many processes serve behind one port, and starts another for each that dies. Answers, once all of them listen, how
 * to end them, and `others` with them: each drains what is under way.
 */
export async function serveWith(processes: number): Promise<(others: () => Promise<void>) => Promise<void>> {
  let stopping = false;
  let soon = 0;
  const start = (): void => {
    const since = Date.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      soon = Date.now() - since < SOON_MS ? soon + 1 : 0;
      log.error({ code, signal }, 'a process that served has died; another one takes its place');
      if (soon >= MOST_SOON) throw new Error('processes that serve die as soon as they begin');
      start();
    });
  };
  const allListen = listening(processes);
  for (let at = 0; at < processes; at++) start();
  await allListen;
  return async (others) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.race([Promise.all([...gone, others()]), wait(DEADLINE_MS)]);
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
}
