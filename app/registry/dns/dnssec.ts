import { createHash } from 'node:crypto';
import { withoutDot } from '../domain/labels';
import { inWords } from '../domain/roles';
import { type Lectura, leido, rechazado } from './lectura';
import { lineasDe } from './lineas';
import { enCable } from './nombre';

/** A delegation signer as the parent publishes it (RFC 4034 5). */
export interface Ds {
  etiqueta: number;
  algoritmo: number;
  tipoDigest: number;
  /** Hexadecimal, upper case. */
  digest: string;
}

export interface Dnskey {
  banderas: number;
  algoritmo: number;
  clave: Buffer;
}

/** Algorithms that validators take (RFC 8624 3.1), with what they are called. */
const ALGORITMOS: Record<number, string> = {
  8: 'RSA/SHA-256',
  10: 'RSA/SHA-512',
  13: 'ECDSA P-256',
  14: 'ECDSA P-384',
  15: 'Ed25519',
  16: 'Ed448',
};

const CON_SHA1 = new Set([3, 5, 6, 7]);

/** Digests (RFC 8624 3.3) with their length in octets. */
const DIGESTS: Record<number, { nombre: string; octetos: number }> = {
  2: { nombre: 'SHA-256', octetos: 32 },
  4: { nombre: 'SHA-384', octetos: 48 },
};

/** Sizes of the keys of elliptic curves (RFC 6605, RFC 8080). */
const LARGO_DE_CLAVE: Record<number, number> = { 13: 64, 14: 96, 15: 32, 16: 57 };

/** As many as a referral holds without trouble; a change of keys needs two or three. */
const MAX_DS = 8;

const SHA1 =
  'usa SHA-1, que ya no es seguro: quien valida lo ignora y el dominio quedaría como sin firmar (RFC 8624).';

export const nombreAlgoritmo = (algoritmo: number): string => ALGORITMOS[algoritmo] ?? String(algoritmo);
export const nombreDigest = (tipo: number): string => DIGESTS[tipo]?.nombre ?? String(tipo);

function faltaDeAlgoritmo(algoritmo: number): string | undefined {
  if (CON_SHA1.has(algoritmo)) return `El algoritmo ${algoritmo} ${SHA1} Use el 13 (ECDSA P-256).`;
  if (!(algoritmo in ALGORITMOS))
    return `El algoritmo ${algoritmo} no se admite (RFC 8624). Use 8, 10, 13, 14, 15 o 16.`;
  return undefined;
}

function faltaDeDigest({ tipoDigest, digest }: Ds): string | undefined {
  if (tipoDigest === 1) return `El digest 1 ${SHA1} Use el 2 (SHA-256).`;
  const esperado = DIGESTS[tipoDigest];
  if (!esperado)
    return `El tipo de digest ${tipoDigest} no se admite (RFC 8624). Use 2 (SHA-256) o 4 (SHA-384).`;
  return digest.length === esperado.octetos * 2
    ? undefined
    : `El digest ${esperado.nombre} tiene ${esperado.octetos * 2} dígitos hexadecimales y se escribieron ${digest.length}.`;
}

const enRango = (texto: string | undefined, maximo: number): number | undefined =>
  texto !== undefined && /^\d{1,5}$/.test(texto) && Number(texto) <= maximo ? Number(texto) : undefined;

const NO_ES_DS =
  'No es un registro DS ni DNSKEY. Un DS es como «12345 13 2» y 64 dígitos hexadecimales; un DNSKEY, como «257 3 13» y la clave.';

function readDs([etiqueta, algoritmo, tipo, ...digest]: string[]): Lectura<Ds> {
  const ds = {
    etiqueta: enRango(etiqueta, 65_535),
    algoritmo: enRango(algoritmo, 255),
    tipoDigest: enRango(tipo, 255),
    digest: digest.join('').toUpperCase(),
  };
  const { etiqueta: tag, algoritmo: alg, tipoDigest } = ds;
  if (tag === undefined || alg === undefined || tipoDigest === undefined || !/^[0-9A-F]+$/.test(ds.digest))
    return rechazado(NO_ES_DS);
  const entero = { ...ds, etiqueta: tag, algoritmo: alg, tipoDigest };
  const falta = faltaDeAlgoritmo(alg) ?? faltaDeDigest(entero);
  return falta ? rechazado(falta) : leido(entero);
}

/** RSA keys carry their exponent's length first (RFC 3110); under 1024 bits they are guessed today. */
const bitsDeRsa = (clave: Buffer): number => {
  const corto = clave[0] ?? 0;
  return (clave.length - (corto === 0 ? 3 + clave.readUInt16BE(1) : 1 + corto)) * 8;
};

function faltaDeClave({ banderas, algoritmo, clave }: Dnskey): string | undefined {
  if ((banderas & 0x0100) === 0) return 'La clave no es de una zona: sus banderas deben ser 257 o 256.';
  if ((banderas & 0x0080) !== 0) return 'La clave está revocada (RFC 5011).';
  const largo = LARGO_DE_CLAVE[algoritmo];
  const esMala = largo === undefined ? clave.length < 4 || bitsDeRsa(clave) < 1024 : clave.length !== largo;
  return esMala ? `La clave no tiene el largo que pide ${nombreAlgoritmo(algoritmo)}.` : undefined;
}

function readDnskey([banderas, protocolo, algoritmo, ...clave]: string[]): Lectura<Dnskey> {
  const texto = clave.join('');
  const leidas = { banderas: enRango(banderas, 65_535), algoritmo: enRango(algoritmo, 255) };
  if (leidas.banderas === undefined || protocolo !== '3' || leidas.algoritmo === undefined)
    return rechazado(NO_ES_DS);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(texto)) return rechazado(NO_ES_DS);
  const dnskey = {
    banderas: leidas.banderas,
    algoritmo: leidas.algoritmo,
    clave: Buffer.from(texto, 'base64'),
  };
  const falta = faltaDeAlgoritmo(dnskey.algoritmo) ?? faltaDeClave(dnskey);
  return falta ? rechazado(falta) : leido(dnskey);
}

export const rdataDe = ({ banderas, algoritmo, clave }: Dnskey): Buffer =>
  Buffer.concat([Buffer.from([banderas >> 8, banderas & 255, 3, algoritmo]), clave]);

/** RFC 4034, appendix B. */
export function etiquetaDe(dnskey: Dnskey): number {
  const suma = rdataDe(dnskey).reduce(
    (total, octeto, lugar) => total + (lugar % 2 === 0 ? octeto << 8 : octeto),
    0,
  );
  return (suma + ((suma >> 16) & 0xffff)) & 0xffff;
}

/** The DS of a key, with SHA-256, the digest that everyone has to know (RFC 8624 3.3; RFC 4034 5.1.4). */
export const dsDe = (dnskey: Dnskey, nombre: string): Ds => ({
  etiqueta: etiquetaDe(dnskey),
  algoritmo: dnskey.algoritmo,
  tipoDigest: 2,
  digest: createHash('sha256').update(enCable(nombre)).update(rdataDe(dnskey)).digest('hex').toUpperCase(),
});

export const writeDs = ({ etiqueta, algoritmo, tipoDigest, digest }: Ds): string =>
  `${etiqueta} ${algoritmo} ${tipoDigest} ${digest}`;

/** A signer as `writeDs` wrote it: what was accepted once is not judged anew. */
export function readEscrito(escrito: string): Ds {
  const [etiqueta, algoritmo, tipoDigest, digest = ''] = escrito.split(' ');
  return { etiqueta: Number(etiqueta), algoritmo: Number(algoritmo), tipoDigest: Number(tipoDigest), digest };
}

const mismoDs = (uno: Ds, otro: Ds): boolean => writeDs(uno) === writeDs(otro);

/** The data of a pasted line: owner, time and class may come before the type, and may be missing with it. */
function datosDe(piezas: string[]): { tipo?: string; nombre?: string; datos: string[] } {
  const lugar = piezas.findIndex((pieza) => /^(?:DS|CDS|DNSKEY|CDNSKEY)$/i.test(pieza));
  if (lugar < 0) return { datos: piezas };
  const nombre =
    lugar > 0 && /[^0-9]/.test(piezas[0] ?? '') && !/^IN$/i.test(piezas[0] ?? '') ? piezas[0] : undefined;
  return { tipo: piezas[lugar]?.toUpperCase(), nombre, datos: piezas.slice(lugar + 1) };
}

function readOne(piezas: string[], dominio: string): Lectura<Ds> {
  const { tipo, nombre, datos } = datosDe(piezas);
  if (nombre && nombre !== '@' && withoutDot(nombre) !== dominio)
    return rechazado(`El registro es de ${nombre} y no de ${dominio}.`);
  // Without its type a line is told by its second number: the protocol of a DNSKEY is always 3, which is no algorithm.
  const esClave = tipo ? /DNSKEY$/.test(tipo) : datos[1] === '3';
  if (!esClave) return readDs(datos);
  const dnskey = readDnskey(datos);
  return dnskey.ok ? leido(dsDe(dnskey.valor, dominio)) : dnskey;
}

/** All wrong lines, those with one reason together: 'Líneas 1 y 3: …'. */
function enPalabras(malas: ReadonlyMap<string, number[]>): string {
  return [...malas]
    .map(([why, en]) => `${en.length === 1 ? 'Línea' : 'Líneas'} ${inWords(en.map(String), 'y')}: ${why}`)
    .join(' ');
}

/** One or more DS or DNSKEY, pasted in any of their usual writings, as the DS that the parent will have. */
export function readFirmantes(texto: string, dominio: string): Lectura<Ds[]> {
  const todos: Ds[] = [];
  const lineas = lineasDe(texto);
  const malas = new Map<string, number[]>();
  for (const { numero, piezas, motivo } of lineas) {
    const ds = motivo
      ? rechazado(motivo)
      : readOne(
          piezas.map(({ crudo }) => crudo),
          dominio,
        );
    if (!ds.ok) malas.set(ds.motivo, [...(malas.get(ds.motivo) ?? []), numero]);
    else if (!todos.some((otro) => mismoDs(otro, ds.valor))) todos.push(ds.valor);
  }
  const [unica] = malas.keys();
  if (unica !== undefined) return rechazado(lineas.length > 1 ? enPalabras(malas) : unica);
  if (todos.length === 0) return rechazado('Pegue el registro DS o DNSKEY que le dio quien firma su zona.');
  return todos.length <= MAX_DS ? leido(todos) : rechazado(`Se admiten hasta ${MAX_DS} registros DS.`);
}
