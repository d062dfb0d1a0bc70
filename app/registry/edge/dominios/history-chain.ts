import { createHash } from 'node:crypto';
import type { Entrada } from '~/database/tables/historia';
import type { Foto } from '../../domain/history';

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
const DEL_CAMBIO = ['motivo', 'registros', 'cambio', 'venta', 'volvioA'];

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
