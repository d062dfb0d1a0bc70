import { createServer } from 'node:net';

/** A TCP port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
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
