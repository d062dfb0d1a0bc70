import type { DecodedPacket } from 'dns-packet';
import type { Temporal } from 'temporal-polyfill';
import { type Dnskey, type Ds, dsDe, writeDs } from '../../../dns/dnssec';
import { clavesDe, esDs, estaFirmado, rdatasDe } from './firmas';

/** What the servers of a name ask its parent to vouch for (RFC 7344, RFC 8078). */

/** What one server answered to each question. */
export interface Publicado {
  dnskey: DecodedPacket;
  cds: DecodedPacket;
  cdnskey: DecodedPacket;
}

export type Pedido =
  | { que: 'NADA' | 'DISTINTOS' | 'SIN_FIRMA' | 'NO_SON_SUYAS' | 'QUITAR' }
  | { que: 'CLAVES'; ds: string[] };

/** Key tag, algorithm and digest type, or flags, protocol and algorithm: then the rest. */
const CABEZA = 4;

const deCds = (data: Buffer): Ds => ({
  etiqueta: data.readUInt16BE(0),
  algoritmo: data[2] ?? 0,
  tipoDigest: data[3] ?? 0,
  digest: data.subarray(CABEZA).toString('hex').toUpperCase(),
});

const deCdnskey = (data: Buffer): Dnskey => ({
  banderas: data.readUInt16BE(0),
  algoritmo: data[3] ?? 0,
  clave: data.subarray(CABEZA),
});

/** Algorithm 0 asks that the keys be taken away (RFC 8078 4): alone, or it asks for nothing that can be done. */
const QUITAR = 0;

const conDatos = (rdatas: Buffer[]): Buffer[] => rdatas.filter(({ length }) => length > CABEZA);

const mismaClave = (uno: Ds, otro: Ds): boolean =>
  uno.etiqueta === otro.etiqueta && uno.algoritmo === otro.algoritmo;

/** Both records may be there, and then they speak of the same keys (RFC 7344 4). */
const coinciden = (deCds: readonly Ds[], deClaves: readonly Ds[]): boolean =>
  deCds.every((uno) => deClaves.some((otro) => mismaClave(uno, otro))) &&
  deClaves.every((uno) => deCds.some((otro) => mismaClave(uno, otro)));

/** What one server asks for, once it is known that it may: signed by who may ask, and of keys that are there. */
function pedidoDe(
  { dnskey, cds, cdnskey }: Publicado,
  dominio: string,
  actuales: readonly Ds[],
  now: Temporal.Instant,
): Pedido {
  const directos = conDatos(rdatasDe(cds, dominio, 'CDS')).map(deCds);
  const deClaves = conDatos(rdatasDe(cdnskey, dominio, 'CDNSKEY')).map((data) => {
    const clave = deCdnskey(data);
    return { ...dsDe(clave, dominio), ...(clave.algoritmo === QUITAR ? { etiqueta: 0 } : {}) };
  });
  const pedidos = directos.length > 0 ? directos : deClaves;
  if (pedidos.length === 0) return { que: 'NADA' };
  if (directos.length > 0 && deClaves.length > 0 && !coinciden(directos, deClaves))
    return { que: 'DISTINTOS' };

  const claves = clavesDe(dnskey, dominio);
  const [unico] = pedidos;
  const isRemoval = pedidos.length === 1 && unico?.algoritmo === QUITAR;
  // Whoever may ask is a key that the zone above knows already; of the first keys of a name, those it asks for (RFC 8078 3).
  const conocidas = actuales.length > 0 || isRemoval ? actuales : pedidos;
  const quienes = claves.filter((clave) => conocidas.some((ds) => esDs(ds, clave, dominio)));
  const isSigned =
    (directos.length === 0 || estaFirmado(cds, dominio, 'CDS', quienes, now)) &&
    (deClaves.length === 0 || estaFirmado(cdnskey, dominio, 'CDNSKEY', quienes, now));
  if (isRemoval) return actuales.length > 0 && !isSigned ? { que: 'SIN_FIRMA' } : { que: 'QUITAR' };
  if (!isSigned) return { que: 'SIN_FIRMA' };

  // Digests with SHA-1 stand beside the others in many zones: they are left out, not refused (RFC 8624 3.3).
  const utiles = pedidos.filter(({ algoritmo, tipoDigest }) => algoritmo !== QUITAR && tipoDigest !== 1);
  const suyas = claves.filter((clave) => utiles.some((ds) => esDs(ds, clave, dominio)));
  // The name has to go on answering with what is asked for: one of those keys signs its keys now (RFC 7344 4.1).
  if (!estaFirmado(dnskey, dominio, 'DNSKEY', suyas, now)) return { que: 'NO_SON_SUYAS' };
  return { que: 'CLAVES', ds: utiles.map(writeDs).sort() };
}

/** What all servers that answer ask for alike: where two of them differ nothing is taken (RFC 7344 6.2). */
export function acuerdo(
  publicados: readonly Publicado[],
  dominio: string,
  actuales: readonly Ds[],
  now: Temporal.Instant,
): Pedido {
  const pedidos = publicados.map((publicado) => pedidoDe(publicado, dominio, actuales, now));
  const [primero = { que: 'NADA' }] = pedidos;
  const isSame = pedidos.every((pedido) => JSON.stringify(pedido) === JSON.stringify(primero));
  return isSame ? primero : { que: 'DISTINTOS' };
}
