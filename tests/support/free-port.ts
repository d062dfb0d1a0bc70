import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that the system lends to connections (Linux: from 32,768 on): of those one could be taken between it was
 * found free and somebody listens on it.
 */
const [FIRST, LAST] = [15_000, 32_000];
const TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A TCP port of this machine that nobody listens on, nor is given by the system to who connects. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports is free`);
}

/** Somebody else listens on the port by now. */
export class PortTaken extends Error {}

const TIMES = 5;

/**
 * Starts something on a port that nobody listens on, which it takes a while to take: where somebody else was quicker, it
 * says so (`PortTaken`) and is started again on another one.
 */
export async function onFreePort<T>(start: (port: string) => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1)
    try {
      return await start(String(await freePort()));
    } catch (failure) {
      if (!(failure instanceof PortTaken) || time === TIMES) throw failure;
    }
}
