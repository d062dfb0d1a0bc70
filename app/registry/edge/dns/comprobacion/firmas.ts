import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import type { Answer, DecodedPacket } from 'dns-packet';
import type { Temporal } from 'temporal-polyfill';
import { type Dnskey, type Ds, etiquetaDe, rdataDe } from '../../../dns/dnssec';
import { enCable } from '../../../dns/nombre';
import { withoutDot } from '../../../domain/labels';

/** Whether a set of records was signed by a key of its zone (RFC 4035 5.3): what a server says of itself proves nothing. */

const NUMEROS = { DNSKEY: 48, CDS: 59, CDNSKEY: 60 } as const;
export type TipoDeClave = keyof typeof NUMEROS;

const EN_IN = 1;

type Firma = Extract<Answer, { type: 'RRSIG' }>['data'];

const b64 = (octetos: Buffer): string => octetos.toString('base64url');

/** An RSA key has its exponent's length before it, in one octet or three (RFC 3110 2). */
function rsa(clave: Buffer): JsonWebKey {
  const corto = clave[0] ?? 0;
  const [desde, largo] = corto === 0 ? [3, clave.readUInt16BE(1)] : [1, corto];
  return {
    kty: 'RSA',
    e: b64(clave.subarray(desde, desde + largo)),
    n: b64(clave.subarray(desde + largo)),
  };
}

const curva = (crv: string, clave: Buffer): JsonWebKey => {
  const medio = clave.length / 2;
  return { kty: 'EC', crv, x: b64(clave.subarray(0, medio)), y: b64(clave.subarray(medio)) };
};

/** The algorithms that validators take (RFC 8624 3.1): how a key of each is written, and what it signs. */
const ALGORITMOS: Record<number, { hash: string | null; jwk: (clave: Buffer) => JsonWebKey }> = {
  8: { hash: 'sha256', jwk: rsa },
  10: { hash: 'sha512', jwk: rsa },
  13: { hash: 'sha256', jwk: (clave) => curva('P-256', clave) },
  14: { hash: 'sha384', jwk: (clave) => curva('P-384', clave) },
  15: { hash: null, jwk: (clave) => ({ kty: 'OKP', crv: 'Ed25519', x: b64(clave) }) },
  16: { hash: null, jwk: (clave) => ({ kty: 'OKP', crv: 'Ed448', x: b64(clave) }) },
};

function llaveDe({ algoritmo, clave }: Dnskey): KeyObject | undefined {
  const como = ALGORITMOS[algoritmo];
  try {
    return como && createPublicKey({ key: como.jwk(clave), format: 'jwk' });
  } catch {
    return undefined; // what is no key has signed nothing
  }
}

function numero(valor: number, octetos: 1 | 2 | 4): Buffer {
  const buffer = Buffer.alloc(octetos);
  buffer.writeUIntBE(valor >>> 0, 0, octetos);
  return buffer;
}

/** What is signed: the signature's own terms, then the records in their order (RFC 4034 3.1.8.1). */
function firmado(nombre: string, tipo: TipoDeClave, rdatas: readonly Buffer[], firma: Firma): Buffer {
  const cabeza = Buffer.concat([
    numero(NUMEROS[tipo], 2),
    numero(firma.algorithm, 1),
    numero(firma.labels, 1),
    numero(firma.originalTTL, 4),
    numero(firma.expiration, 4),
    numero(firma.inception, 4),
    numero(firma.keyTag, 2),
    enCable(firma.signersName),
  ]);
  const registro = Buffer.concat([
    enCable(nombre),
    numero(NUMEROS[tipo], 2),
    numero(EN_IN, 2),
    numero(firma.originalTTL, 4),
  ]);
  const registros = [...rdatas]
    .sort(Buffer.compare)
    .map((rdata) => Buffer.concat([registro, numero(rdata.length, 2), rdata]));
  return Buffer.concat([cabeza, ...registros]);
}

const esDe = (answer: Answer, nombre: string): boolean => withoutDot(answer.name) === nombre;

/** The keys that a server answers of a name. */
export const clavesDe = (packet: DecodedPacket, nombre: string): Dnskey[] =>
  (packet.answers ?? []).flatMap((answer) =>
    answer.type === 'DNSKEY' && esDe(answer, nombre) && Buffer.isBuffer(answer.data.key)
      ? [{ banderas: answer.data.flags, algoritmo: answer.data.algorithm, clave: answer.data.key }]
      : [],
  );

/** The data of the records of a type, as they travel. */
export function rdatasDe(packet: DecodedPacket, nombre: string, tipo: TipoDeClave): Buffer[] {
  if (tipo === 'DNSKEY') return clavesDe(packet, nombre).map(rdataDe);
  return (packet.answers ?? []).flatMap((answer) =>
    String(answer.type) === tipo && esDe(answer, nombre) && 'data' in answer && Buffer.isBuffer(answer.data)
      ? [answer.data]
      : [],
  );
}

const firmasDe = (packet: DecodedPacket, nombre: string, tipo: TipoDeClave): Firma[] =>
  (packet.answers ?? []).flatMap((answer) =>
    answer.type === 'RRSIG' && esDe(answer, nombre) && String(answer.data.typeCovered) === tipo
      ? [answer.data]
      : [],
  );

/** Whether a set of a name is signed now by one of some keys of it. */
export function estaFirmado(
  packet: DecodedPacket,
  nombre: string,
  tipo: TipoDeClave,
  claves: readonly Dnskey[],
  now: Temporal.Instant,
): boolean {
  const rdatas = rdatasDe(packet, nombre, tipo);
  const segundos = Math.floor(now.epochMilliseconds / 1000);
  return firmasDe(packet, nombre, tipo).some((firma) => {
    const isInForce = firma.inception <= segundos && segundos <= firma.expiration;
    if (!isInForce || withoutDot(firma.signersName) !== nombre) return false;
    const datos = firmado(nombre, tipo, rdatas, firma);
    return claves
      .filter((clave) => clave.algoritmo === firma.algorithm && etiquetaDe(clave) === firma.keyTag)
      .some((clave) => firmo(clave, datos, firma.signature));
  });
}

function firmo(dnskey: Dnskey, datos: Buffer, firma: Buffer): boolean {
  const key = llaveDe(dnskey);
  if (!key) return false;
  const hash = ALGORITMOS[dnskey.algoritmo]?.hash ?? null;
  try {
    return verify(hash, datos, { key, dsaEncoding: 'ieee-p1363' }, firma);
  } catch {
    return false;
  }
}

const HASHES: Record<number, string> = { 2: 'sha256', 4: 'sha384' };

/** Whether a DS is of a key (RFC 4034 5.1.4). */
export function esDs(ds: Ds, clave: Dnskey, nombre: string): boolean {
  const hash = HASHES[ds.tipoDigest];
  if (!hash || ds.algoritmo !== clave.algoritmo || ds.etiqueta !== etiquetaDe(clave)) return false;
  const digest = createHash(hash).update(enCable(nombre)).update(rdataDe(clave)).digest('hex');
  return digest.toUpperCase() === ds.digest;
}
