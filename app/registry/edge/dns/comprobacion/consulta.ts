import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIP } from 'node:net';
import packet, { type DecodedPacket, type RecordType } from 'dns-packet';

/** One question to one server, as a resolver asks it (RFC 1035 4.2); undefined where no answer came in time. */

export interface Pregunta {
  ip: string;
  puerto: number;
  nombre: string;
  tipo: RecordType;
}

/** The largest answer taken over UDP without being split on its way (DNS flag day 2020). */
const TAMANO = 1232;

const encoded = (id: number, { nombre, tipo }: Pregunta): Buffer =>
  packet.encode({
    type: 'query',
    id,
    questions: [{ type: tipo, name: nombre, class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: TAMANO,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: packet.DNSSEC_OK,
        flag_do: true,
        options: [],
      },
    ],
  });

/** An answer to what was asked and to nothing else; undefined for what is no such thing. */
function decoded(mensaje: Buffer, id: number, { nombre, tipo }: Pregunta): DecodedPacket | undefined {
  try {
    const answer = packet.decode(mensaje);
    const [question] = answer.questions ?? [];
    const isOurs =
      answer.id === id && question?.type === tipo && question.name.toLowerCase() === nombre.toLowerCase();
    return isOurs ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** A promise that something settles, and that is settled with nothing when the time is over. */
function hasta<T>(
  signal: AbortSignal,
  begin: (done: (found?: T) => void) => () => void,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    let close: (() => void) | undefined;
    const done = (found?: T) => {
      signal.removeEventListener('abort', over);
      close?.();
      close = undefined;
      resolve(found);
    };
    const over = () => done();
    signal.addEventListener('abort', over);
    if (signal.aborted) return resolve(undefined);
    close = begin(done);
  });
}

export const porUdp = (pregunta: Pregunta, signal: AbortSignal): Promise<DecodedPacket | undefined> =>
  hasta(signal, (done) => {
    const id = randomInt(65_536);
    const socket = createSocket(isIP(pregunta.ip) === 6 ? 'udp6' : 'udp4');
    socket.on('message', (mensaje) => {
      const answer = decoded(mensaje, id, pregunta);
      if (answer) done(answer);
    });
    socket.once('error', () => done());
    // Connected: answers of anybody else do not even arrive. Without a callback, which Node would call with why it could not:
    // a machine without a route is no reason to send on a socket that has no other end.
    socket.once('connect', () => socket.send(encoded(id, pregunta), (error) => (error ? done() : undefined)));
    socket.connect(pregunta.puerto, pregunta.ip);
    return () => socket.close();
  });

const MAX_TCP = 65_537;

export const porTcp = (pregunta: Pregunta, signal: AbortSignal): Promise<DecodedPacket | undefined> =>
  hasta(signal, (done) => {
    const id = randomInt(65_536);
    let llegado = Buffer.alloc(0);
    const socket = connect(pregunta.puerto, pregunta.ip, () => {
      const mensaje = encoded(id, pregunta);
      const largo = Buffer.alloc(2);
      largo.writeUInt16BE(mensaje.length);
      socket.write(Buffer.concat([largo, mensaje]));
    });
    socket.on('data', (parte) => {
      llegado = Buffer.concat([llegado, parte]);
      const entero = llegado.length > 2 && llegado.length >= 2 + llegado.readUInt16BE(0);
      if (entero) done(decoded(llegado.subarray(2, 2 + llegado.readUInt16BE(0)), id, pregunta));
      else if (llegado.length > MAX_TCP) done();
    });
    socket.once('error', () => done());
    socket.once('close', () => done());
    return () => socket.destroy();
  });
