import { setMaxListeners } from 'node:events';
import type { DecodedPacket } from 'dns-packet';
import { livedSignal } from '~/base/lived-time';
import { SERVIDORES } from '../../../contract/dns-limites';
import type { Servidor } from '../../../dns/servidores';
import type { Publicado } from './cds';
import { type Pregunta, porTcp, porUdp } from './consulta';
import { type Alcance, DE_INTERNET, donde } from './direcciones';
import type { Observado } from './rules';

/** Everything together ends within this, whatever the servers do. */
const TOTAL_MS = 3000;

/** An answer that did not fit is asked for again where it fits (RFC 7766 5). */
async function ask(pregunta: Pregunta, signal: AbortSignal): Promise<DecodedPacket | undefined> {
  const answer = await porUdp(pregunta, signal);
  return answer?.flag_tc ? porTcp(pregunta, signal) : answer;
}

async function observe(
  nombre: string,
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance,
  signal: AbortSignal,
): Promise<Observado> {
  const { ip, sinPreguntar } = await donde(nombre, filas, alcance, signal);
  if (!ip) return { nombre, sinPreguntar };
  const de = { ip, puerto: alcance.puerto, nombre: dominio };
  const [soa, ns, tcp] = await Promise.all([
    ask({ ...de, tipo: 'SOA' }, signal),
    ask({ ...de, tipo: 'NS' }, signal),
    porTcp({ ...de, tipo: 'SOA' }, signal),
  ]);
  return { nombre, ip, soa, ns, tcp };
}

/** One end for everything that is asked: as many wait for it as there are questions. */
function enElTiempo(): AbortSignal {
  const signal = livedSignal(TOTAL_MS);
  setMaxListeners(0, signal);
  return signal;
}

/** At most thirteen (decision f), whatever was written. */
export const nombresEn = (filas: readonly Servidor[]): string[] =>
  [...new Set(filas.map(({ nombre }) => nombre))].slice(0, SERVIDORES.max);

/** Asks every server of a delegation, all at once: what each answered within the time. */
export function observeAll(
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance = DE_INTERNET,
): Promise<Observado[]> {
  const signal = enElTiempo();
  return Promise.all(nombresEn(filas).map((nombre) => observe(nombre, dominio, filas, alcance, signal)));
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
    ask({ ...de, tipo: 'DNSKEY' }, signal),
    ask({ ...de, tipo: 'CDS' }, signal),
    ask({ ...de, tipo: 'CDNSKEY' }, signal),
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

/** What one server answered about the keys of a name; nothing of one that was not found, or kept silent. */
export interface Respondio {
  nombre: string;
  dnskey?: DecodedPacket;
}

/** What each server of a name answers of its keys. */
export function preguntarClaves(
  dominio: string,
  filas: readonly Servidor[],
  alcance: Alcance = DE_INTERNET,
): Promise<Respondio[]> {
  const signal = enElTiempo();
  const pregunta = async (nombre: string): Promise<Respondio> => {
    const { ip } = await donde(nombre, filas, alcance, signal);
    if (!ip) return { nombre };
    return {
      nombre,
      dnskey: await ask({ ip, puerto: alcance.puerto, nombre: dominio, tipo: 'DNSKEY' }, signal),
    };
  };
  return Promise.all(nombresEn(filas).map(pregunta));
}
