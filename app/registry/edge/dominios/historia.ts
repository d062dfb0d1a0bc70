import { createHash } from 'node:crypto';
import type { Entrada } from '~/database/tables/historia';

/** What has happened to a name, for ever: each word is in the history of names and is not taken back. */
export const SUCESOS = [
  /** The first entry of a name that was there before its history. */
  'INICIO',
  'REGISTRO',
  'RENOVACION',
  'RENOVACION_AUTOMATICA',
  'VENCIMIENTO',
  /** By the passing of time; `LIBERACION` is by somebody. */
  'ELIMINACION',
  'LIBERACION',
  'RECUPERACION',
  /** The name is free, and its row gone: by the passing of time, or by its holder. */
  'FIN',
  'BAJA',
  'CONTACTOS',
  'CUENTA_PAGO',
  'OPCIONES',
  'TRANSFERENCIA_TITULAR',
  'DELEGACION',
  'ALOJAMIENTO',
  /** Records one by one; `ZONA` is many at once: a file, a template, a version put back. */
  'REGISTROS',
  'ZONA',
  'FIRMA',
  'FIN_DE_FIRMA',
  /** The keys of a delegated name that the zone above vouches for. */
  'CLAVES',
  'CONGELAMIENTO',
  'DESCONGELAMIENTO',
  'INGRESO_DE_OTRO_REGISTRADOR',
  'SALIDA_A_OTRO_REGISTRADOR',
] as const;
export type Suceso = (typeof SUCESOS)[number];

/** A name's data at a moment, or the part of it that changed: plain values, as they are kept in JSON. */
export type Foto = Record<string, unknown>;

/** An entry before it has its place in the chain. */
export type Anotacion = Omit<Entrada, 'id' | 'hash' | 'hash_anterior'>;

/** The seal of an entry: of everything it says and of the seal before it. */
export function selloDe(anotacion: Anotacion, hashAnterior: string): string {
  const { dominio_id, nombre, version, suceso, usuario_id, como, origen, momento, antes, despues } =
    anotacion;
  const said = [dominio_id, nombre, version, suceso, usuario_id, como, origen, momento, antes, despues];
  return createHash('sha256')
    .update(JSON.stringify([hashAnterior, ...said]))
    .digest('base64url');
}

/**
 * What an entry says of its change, and not of the name as it left it: why, and the lines of its zone that came and went
 * (the first ones). Which records there were is told by the version of the zone.
 */
const DEL_CAMBIO = ['motivo', 'registros'];

const datosTras = (despues: string): Foto =>
  Object.fromEntries(Object.entries(JSON.parse(despues)).filter(([campo]) => !DEL_CAMBIO.includes(campo)));

/** The name as it was after the last of some entries, the first ones of its history; null where it was gone. */
export function fotoTras(entradas: readonly Pick<Entrada, 'despues'>[]): Foto | null {
  let foto: Foto | null = null;
  for (const { despues } of entradas)
    foto = despues === null ? null : Object.assign(foto ?? {}, datosTras(despues));
  return foto;
}

const follows = (entrada: Entrada, before: Entrada | undefined): boolean =>
  entrada.version === (before?.version ?? 0) + 1 &&
  entrada.hash_anterior === (before?.hash ?? '') &&
  entrada.hash === selloDe(entrada, entrada.hash_anterior);

/** The first entry of one name's history that does not follow from those before it: somebody touched it. */
export const primeraRota = (entradas: readonly Entrada[]): Entrada | undefined =>
  entradas.find((entrada, at) => !follows(entrada, entradas[at - 1]));
