import { Resolver } from 'node:dns/promises';
import { setMaxListeners } from 'node:events';
import type { DecodedPacket } from 'dns-packet';
import { SERVIDORES } from '../../../contract/dns-limites';
import { esPublica, type Servidor } from '../../../dns/servidores';
import type { Publicado } from './cds';
import { porTcp, porUdp } from './consulta';
import type { Observado } from './rules';

/** Everything together ends within this, whatever the servers do. */
const TOTAL_MS = 3000;
/** What finding the address of a server may take of it. */
const NOMBRE_MS = 1000;
const PUERTO = 53;

/** Where questions may go: in production only to addresses of the Internet, so that nobody asks our own network through us. */
export interface Alcance {
  privadas: boolean;
  puerto: number;
}

export const DE_INTERNET: Alcance = { privadas: false, puerto: PUERTO };

/** The addresses of a name, by the resolver of this machine. */
async function direccionesDe(nombre: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: NOMBRE_MS, tries: 1 });
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop);
  const found = await Promise.all([
    resolver.resolve4(nombre).catch(() => []),
    resolver.resolve6(nombre).catch(() => []),
  ]);
  signal.removeEventListener('abort', stop);
  return found.flat();
}

async function donde(
  servidor: string,
  filas: readonly Servidor[],
  { privadas }: Alcance,
  signal: AbortSignal,
): Promise<Pick<Observado, 'ip' | 'sinPreguntar'>> {
  const escritas = filas.flatMap(({ nombre, ip }) => (nombre === servidor && ip ? [ip] : []));
  const ips = escritas.length > 0 ? escritas : await direccionesDe(servidor, signal);
  if (ips.length === 0) return { sinPreguntar: 'no tiene dirección IP: nadie lo encontraría' };
  const ip = ips.find((each) => privadas || esPublica(each));
  return ip ? { ip } : { sinPreguntar: `tiene una dirección (${ips[0]}) que no es de Internet` };
}

/** An answer that did not fit is asked for again where it fits (RFC 7766 5). */
async function preguntar(
  pregunta: Parameters<typeof porUdp>[0],
  signal: AbortSignal,
): Promise<DecodedPacket | undefined> {
  const answer = await porUdp(pregunta, signal);
  return answer?.flag_tc ? porTcp(pregunta, signal) : answer;
}

async function observar(
  nombre: string,
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance,
  signal: AbortSignal,
): Promise<Observado> {
  const lugar = await donde(nombre, filas, alcance, signal);
  if (!lugar.ip) return { nombre, ...lugar };
  const de = { ip: lugar.ip, puerto: alcance.puerto, nombre: dominio };
  const [soa, ns, tcp] = await Promise.all([
    preguntar({ ...de, tipo: 'SOA' }, signal),
    preguntar({ ...de, tipo: 'NS' }, signal),
    porTcp({ ...de, tipo: 'SOA' }, signal),
  ]);
  return { nombre, ...lugar, soa, ns, tcp };
}

/** One end for everything that is asked: as many wait for it as there are questions. */
function enElTiempo(): AbortSignal {
  const signal = AbortSignal.timeout(TOTAL_MS);
  setMaxListeners(0, signal);
  return signal;
}

/** At most thirteen (decision f), whatever was written. */
const nombresEn = (filas: readonly Servidor[]): string[] =>
  [...new Set(filas.map(({ nombre }) => nombre))].slice(0, SERVIDORES.max);

/** Asks every server of a delegation, all at once: what each answered within the time. */
export function observarTodos(
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance = DE_INTERNET,
): Promise<Observado[]> {
  const signal = enElTiempo();
  return Promise.all(nombresEn(filas).map((nombre) => observar(nombre, dominio, filas, alcance, signal)));
}

async function publicadoPor(
  nombre: string,
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance,
  signal: AbortSignal,
): Promise<Publicado | undefined> {
  const { ip } = await donde(nombre, filas, alcance, signal);
  if (!ip) return undefined;
  const de = { ip, puerto: alcance.puerto, nombre: dominio };
  const [dnskey, cds, cdnskey] = await Promise.all([
    preguntar({ ...de, tipo: 'DNSKEY' }, signal),
    preguntar({ ...de, tipo: 'CDS' }, signal),
    preguntar({ ...de, tipo: 'CDNSKEY' }, signal),
  ]);
  return dnskey && cds && cdnskey && { dnskey, cds, cdnskey };
}

/** What each server of a name that answers publishes of its keys. */
export async function clavesPublicadas(
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance = DE_INTERNET,
): Promise<Publicado[]> {
  const signal = enElTiempo();
  const publicados = nombresEn(filas).map((nombre) => publicadoPor(nombre, dominio, filas, alcance, signal));
  return (await Promise.all(publicados)).filter((publicado) => publicado !== undefined);
}
