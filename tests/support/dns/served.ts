import { createSocket, type Socket } from 'node:dgram';
import packet, { type Answer, type RecordType } from 'dns-packet';
import { type Dnskey, dsDe } from '~/registry/dns/dnssec';

/** A zone as the name servers of a test answer it; what is not said is as in a zone that is well. */
export interface Zone {
  serial?: number;
  ns: readonly string[];
  rcode?: 'REFUSED' | 'SERVFAIL' | 'NXDOMAIN';
  notAuthoritative?: boolean;
  mx?: readonly string[];
  txt?: readonly string[];
  www?: string;
  key?: Dnskey;
  /** When its signatures begin and end, in seconds. */
  signed?: readonly [from: number, until: number];
}

/** Answers where an address is asked about a name; undefined where it has no such zone. */
export type Zones = (ip: string, zone: string) => Zone | undefined;

const KEY: Dnskey = { banderas: 257, algoritmo: 13, clave: Buffer.alloc(64, 7) };

/** A key of a zone, and the DS of it. */
export const keyOf = (nombre: string) => ({ key: KEY, ds: dsDe(KEY, nombre) });

const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

function signature(name: string, type: string, [inception, expiration]: readonly [number, number]): Answer {
  return {
    type: 'RRSIG',
    name,
    ttl: 300,
    data: {
      typeCovered: type,
      algorithm: 13,
      labels: 2,
      originalTTL: 300,
      expiration,
      inception,
      keyTag: 1,
      signersName: name,
      signature: Buffer.alloc(64),
    },
  };
}

function recordsOf(zone: Zone, name: string, type: RecordType): Answer[] {
  const at = { name, ttl: 300 };
  if (name.startsWith('www.'))
    return type === 'CNAME' && zone.www ? [{ ...at, type: 'CNAME', data: zone.www }] : [];
  switch (type) {
    case 'SOA': {
      const data = { mname: 'ns1.a.uy', rname: 'x.a.uy', serial: zone.serial ?? 1 };
      return [{ ...at, type: 'SOA', data: { ...data, refresh: 1, retry: 1, expire: 1, minimum: 1 } }];
    }
    case 'NS':
      return zone.ns.map((data) => ({ ...at, type: 'NS', data }));
    case 'MX':
      return (zone.mx ?? []).map((exchange) => ({ ...at, type: 'MX', data: { preference: 10, exchange } }));
    case 'TXT':
      return (zone.txt ?? []).map((data) => ({ ...at, type: 'TXT', data }));
    case 'DNSKEY':
      return zone.key
        ? [
            {
              ...at,
              type: 'DNSKEY',
              data: { flags: zone.key.banderas, algorithm: zone.key.algoritmo, key: zone.key.clave },
            },
          ]
        : [];
    default:
      return [];
  }
}

function answerOf(message: Buffer, ip: string, zones: Zones): Buffer | undefined {
  const { id, questions } = packet.decode(message);
  const [question] = questions ?? [];
  if (!question) return undefined;
  const name = question.name.toLowerCase();
  const zone = zones(ip, name.replace(/^www\./, ''));
  const rcode = zone ? (zone.rcode ?? 'NOERROR') : 'REFUSED';
  const answers = !zone || zone.rcode ? [] : recordsOf(zone, name, question.type);
  const signed = zone?.signed && answers[0] ? [signature(name, question.type, zone.signed)] : [];
  const authority = zone && !zone.notAuthoritative ? packet.AUTHORITATIVE_ANSWER : 0;
  return packet.encode({
    type: 'response',
    id,
    flags: RCODES[rcode] | authority,
    questions: [question],
    answers: [...answers, ...signed],
  });
}

function listen(ip: string, port: number, zones: Zones, heard: (ip: string) => void): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port: from, address }) => {
    heard(ip);
    const answer = answerOf(message, ip, zones);
    if (answer) socket.send(answer, from, address);
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, ip, () => resolve(socket));
  });
}

/** Name servers on addresses of this machine, all on one port: what they answer, and how often each was asked. */
export async function servedOn(ips: readonly string[], zones: Zones) {
  const heard = new Map<string, number>();
  const hear = (ip: string) => void heard.set(ip, (heard.get(ip) ?? 0) + 1);
  const [first = '127.0.0.1', ...others] = ips;
  const socket = await listen(first, 0, zones, hear);
  const { port } = socket.address();
  const sockets = [socket, ...(await Promise.all(others.map((ip) => listen(ip, port, zones, hear))))];
  return { port, heard, close: () => sockets.forEach((each) => void each.close()) };
}
