import { createServer, type Server, type Socket } from 'node:net';
import { log } from '~/base/log.server';
import { answerLine, text } from './answer.server';
import { Connections } from './connections';

/** Longer than any name, in any of its forms. */
const LONGEST_LINE = 1024;
const TOO_LONG = text(['% La consulta es demasiado larga: se espera un nombre de dominio.']);

export interface Bounds {
  most: number;
  mostOfOne: number;
  idleMs: number;
}

const BOUNDS: Bounds = { most: 500, mostOfOne: 30, idleMs: 10_000 };

/** Calls back once with the first line, or with nothing where none comes within its length. */
function onLine(socket: Socket, found: (line: string | undefined) => void): void {
  let heard = Buffer.alloc(0);
  const listen = (part: Buffer): void => {
    heard = Buffer.concat([heard, part]);
    const end = heard.indexOf('\n');
    if (end < 0 && heard.length <= LONGEST_LINE) return;
    socket.off('data', listen).resume();
    found(end < 0 || end > LONGEST_LINE ? undefined : heard.toString('utf8', 0, end).trim());
  };
  socket.on('data', listen);
}

/** One line in, text out, close (RFC 3912). */
function converse(socket: Socket, connections: Connections, { idleMs }: Bounds): void {
  connections.enter(socket);
  // Not only silence: who sends a letter now and then is no faster.
  const limit = setTimeout(() => socket.destroy(), idleMs);
  socket.once('close', () => clearTimeout(limit));
  socket.on('error', () => socket.destroy());
  onLine(socket, (line) => {
    connections.asked(socket);
    if (line === undefined) return void socket.end(TOO_LONG);
    answerLine(line, socket.remoteAddress ?? '').then(
      (answer) => socket.end(answer),
      (error: unknown) => {
        log.error({ error }, 'a question of whois was not answered');
        socket.destroy();
      },
    );
  });
}

/** Serves port 43, or another; answers how to stop. */
export function serveWhois(
  { host, port }: { host: string; port: number },
  bounds = BOUNDS,
): Promise<{ server: Server; stop: () => Promise<void> }> {
  const connections = new Connections(bounds);
  const server = createServer({ allowHalfOpen: true }, (socket) => converse(socket, connections, bounds));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      connections.closeAll();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve({ server, stop }));
  });
}
