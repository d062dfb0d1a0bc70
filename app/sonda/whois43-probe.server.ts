import { connect } from 'node:net';
import type { Visto } from './http-probe.server';

const MOST_CHARACTERS = 100_000;

/** Where whois answers, and what is asked of it. */
interface Puerto43 {
  host: string;
  puerto: number;
  nombre: string;
}

/** Asks a line of port 43 and waits until it was answered whole (RFC 3912). */
export function askPort43({ host, puerto, nombre }: Puerto43, signal: AbortSignal): Promise<Visto> {
  if (signal.aborted) return Promise.resolve('SIN_RESPUESTA');
  const since = performance.now();
  return new Promise((resolve) => {
    let said = '';
    const socket = connect({ host, port: puerto });
    const end = (seen: Visto): void => {
      socket.destroy();
      resolve(seen);
    };
    const late = () => end('SIN_RESPUESTA');
    signal.addEventListener('abort', late);
    socket.setEncoding('utf8');
    socket.once('connect', () => socket.write(`${nombre}\r\n`));
    socket.on('data', (part) => {
      said += String(part);
      if (said.length > MOST_CHARACTERS) end('SIN_RESPUESTA');
    });
    socket.once('error', () => end('SIN_RESPUESTA'));
    socket.once('end', () => end(readSaid(said, performance.now() - since)));
    socket.once('close', () => signal.removeEventListener('abort', late));
  });
}

/** Its head says nothing of the name; that we have to wait is no answer, and no fault. */
function readSaid(said: string, ms: number): Visto {
  if (said.includes('% Recibimos muchas consultas')) return 'SIN_MEDIR';
  const isAnswer = /^Dominio: /m.test(said) || said.includes('no está registrado');
  return isAnswer ? ms : 'SIN_RESPUESTA';
}
