import { createHash } from 'node:crypto';
import type { Conjunto } from '../../../dns/conjuntos';
import type { Cambios, Zona } from './destino';

/**
 * Zones of many names are in parts that the first file includes, so that one change writes one part, whatever there is in
 * the others. A part that changes gets another name: the first file, replaced at once, leads to the new parts or the old ones.
 */

/** As many lines as are written again without anybody noticing; zones with more are in parts. */
const EN_UN_ARCHIVO = 500;
const PARTES = { padre: 1024, alojada: 64 } as const;

/** Whether a zone of so many lines is in parts; those of the registered names always are. */
export const vaEnPartes = ({ deNombres }: Zona, lineas: number): boolean =>
  deNombres || lineas > EN_UN_ARCHIVO;

/** The part where an owner is: the same one whatever else there is. */
function parteDe({ deNombres }: Zona, propietario: string): string {
  const cuantas = deNombres ? PARTES.padre : PARTES.alojada;
  const numero = createHash('sha1').update(propietario).digest().readUInt32BE(0) % cuantas;
  return numero.toString(16).padStart(3, '0');
}

export const lineasDe = ({ nombre, ttl, tipo, contenidos }: Conjunto): string[] =>
  contenidos.map((contenido) => `${nombre}. ${ttl} IN ${tipo} ${contenido}`);

export function deLinea(linea: string) {
  const [nombre = '', ttl = '', , tipo = '', ...resto] = linea.split(' ');
  return { nombre: nombre.slice(0, -1), ttl: Number(ttl), tipo, contenido: resto.join(' ') };
}

const propietarioDe = (linea: string): string => linea.slice(0, linea.indexOf('. '));

/** The lines of a file once some owners have changed. */
export const cambiadas = (lineas: readonly string[], cambios: Cambios): string[] => [
  ...lineas.filter((linea) => !cambios.has(propietarioDe(linea))),
  ...[...cambios.values()].flat().flatMap(lineasDe),
];

/** Changes by the part where each is. */
export function separados(zona: Zona, cambios: Cambios): Map<string, Cambios> {
  const partes = new Map<string, Map<string, readonly Conjunto[]>>();
  for (const [propietario, conjuntos] of cambios) {
    const parte = parteDe(zona, propietario);
    partes.set(parte, (partes.get(parte) ?? new Map()).set(propietario, conjuntos));
  }
  return partes;
}

/** Lines by the part where each is. */
export function separadas(zona: Zona, lineas: Iterable<string>): Map<string, string[]> {
  const partes = new Map<string, string[]>();
  for (const linea of lineas) {
    const parte = parteDe(zona, propietarioDe(linea));
    const suyas = partes.get(parte);
    if (suyas) suyas.push(linea);
    else partes.set(parte, [linea]);
  }
  return partes;
}

/** The first file of a zone: what it says itself, and where the rest is. */
export interface Principal {
  serie: number;
  /** Its records but for the SOA, where it is not in parts. */
  lineas: string[];
  /** The file of each part; undefined where it is not in parts. */
  partes: Map<string, string> | undefined;
  /** Parts that the last change replaced: whoever began to read before it still finds them. */
  anteriores: string[];
}

const SERIE = /^\S+ \d+ IN SOA \S+ \S+ (\d+) /;
const INCLUYE = /^\$INCLUDE \S+\/((\w{3})\S*\.zone)$/;
const ANTERIORES = '; before: ';

/** Reads the lines of a first file. */
export function readPrincipal([soa = '', ...resto]: readonly string[]): Principal {
  const partes = new Map<string, string>();
  for (const linea of resto) {
    const [, archivo, numero] = INCLUYE.exec(linea) ?? [];
    if (archivo && numero) partes.set(numero, archivo);
  }
  const anteriores = resto.filter((linea) => linea.startsWith(ANTERIORES));
  return {
    serie: Number(SERIE.exec(soa)?.[1] ?? 0),
    lineas: resto.filter((linea) => !/^[$;]/.test(linea)),
    partes: partes.size > 0 ? partes : undefined,
    anteriores: anteriores.flatMap((linea) => linea.slice(ANTERIORES.length).split(' ')),
  };
}

/** The lines of a first file that leads to parts. `carpeta` is beside it: the server reads from there. */
export const conPartes = (
  soa: Conjunto,
  carpeta: string,
  partes: ReadonlyMap<string, string>,
  anteriores: readonly string[],
): string[] => [
  ...lineasDe(soa),
  ...[...partes.values()].sort().map((archivo) => `$INCLUDE ${carpeta}/${archivo}`),
  ...(anteriores.length > 0 ? [ANTERIORES + anteriores.join(' ')] : []),
];
