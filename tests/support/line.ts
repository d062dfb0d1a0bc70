import { connect, createServer, type Socket } from 'node:net';

/** A line between the portal and a server it depends on, that can be frozen, thawed and cut. */
export interface Line {
  port: number;
  /** Nothing passes any more, in either direction; nobody is told. */
  freeze: () => void;
  thaw: () => void;
  /** Every connection ends at once. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function lineTo(target: number): Promise<Line> {
  const ends = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (frozen) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  const cut = () => ends.forEach((end) => void end.destroy());
  return {
    port: address.port,
    freeze() {
      frozen = true;
      for (const end of ends) end.unpipe().pause();
    },
    thaw() {
      frozen = false;
      cut();
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
