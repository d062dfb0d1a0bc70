import { createSocket } from 'node:dgram';
import packet, { type Answer, type DecodedPacket, type RecordType } from 'dns-packet';

/** Asks a server of this machine as a resolver does, signatures included. */
export function preguntar(port: number, name: string, type: RecordType): Promise<DecodedPacket> {
  const socket = createSocket('udp4');
  const question = packet.encode({
    type: 'query',
    id: 1,
    questions: [{ type, name }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: 4096,
        flags: packet.DNSSEC_OK,
        extendedRcode: 0,
        ednsVersion: 0,
        flag_do: true,
        options: [],
      },
    ],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer for ${name}`)), 3000);
    socket.once('message', (message) => resolve(packet.decode(message)));
    socket.once('error', reject);
    socket.send(question, port, '127.0.0.1');
    socket.unref();
    void timer.unref();
  }).finally(() => socket.close()) as Promise<DecodedPacket>;
}

/** The data of the answers of one type. */
export const datos = (answers: readonly Answer[] | undefined, type: RecordType): unknown[] =>
  (answers ?? []).flatMap((answer) => (answer.type === type && 'data' in answer ? [answer.data] : []));
