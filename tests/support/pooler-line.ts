import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What PgBouncer answers to a parameter that it cannot keep for one client: an ErrorResponse (PostgreSQL, 55.7). */
function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** The server's connections that a client is lent in turns: each transaction of it has the next one. */
const LENT = 3;

/** Reads the server's messages (type, length, content) and says of each how the session stands after it, where it says so. */
function readyIn(said: Buffer, onReady: (isIdle: boolean) => void): Buffer {
  let rest = said;
  while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
    const end = 1 + rest.readInt32BE(1);
    if (rest.toString('latin1', 0, 1) === 'Z') onReady(rest.toString('latin1', 5, 6) === 'I');
    rest = rest.subarray(end);
  }
  return rest;
}

/** A connection of the server's: what it says goes to the client once it was welcomed; `onReady`: how it stands after what was asked. */
function open(target: number, first: Buffer, near: Socket, onReady: (isIdle: boolean) => void): Socket {
  const far = connect(target, '127.0.0.1', () => far.write(first));
  let rest: Buffer = Buffer.alloc(0);
  far.on('error', () => near.destroy()).on('close', () => near.destroy()); // it stays when its client goes, as PgBouncer's do
  far.on('data', (said: Buffer) => {
    rest = readyIn(Buffer.concat([rest, said]), onReady);
  });
  return far;
}

/** One client, and the connections that it is lent: the last one's welcome is handed on, when all are there. */
async function lend(near: Socket, target: number, first: Buffer, ends: Set<Socket>): Promise<void> {
  let turn = 0;
  let isFree = false;
  const fars: Socket[] = [];
  for (let at = 0; at < LENT; at += 1) {
    await new Promise<void>((resolve) => {
      const far = open(target, first, near, (isIdle) => {
        resolve();
        isFree = isIdle;
      });
      if (at === LENT - 1) far.on('data', (said) => near.write(said));
      fars.push(far);
      ends.add(far);
    });
  }
  for (const far of fars.slice(0, -1)) far.on('data', (said) => near.write(said));
  near.on('data', (asked: Buffer) => {
    if (isFree) turn += 1;
    isFree = false;
    fars[turn % LENT]?.write(asked);
  });
}

/**
 * A line to PostgreSQL as PgBouncer is in its mode of transactions: it takes no limits of a session at its beginning, and the next
 * transaction of a client is another session of the server's.
 */
export async function poolerLineTo(target: number): Promise<{ port: number; close: () => Promise<void> }> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    ends.add(near);
    near.on('error', () => undefined).on('close', () => ends.delete(near));
    near.once('data', (first) => {
      const unsupported = ['statement_timeout', 'idle_in_transaction_session_timeout'].find((parameter) =>
        first.includes(`${parameter}\0`),
      );
      if (unsupported) near.end(refusal(unsupported));
      else void lend(near, target, first, ends);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    port: address.port,
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
