import { withoutDot } from '../domain/labels';
import { writeLinea } from './archivo';
import { type Conjunto, comoTexto } from './conjuntos';

/** What the servers of the registry answer of a name: in the zone above it, and in its own where it is hosted. */
export interface Publicado {
  arriba: readonly Conjunto[];
  /** Nothing where other servers serve it. */
  propia: readonly Conjunto[] | null;
}

/** What a zone loses and gets, a line of a zone file for each record. */
export interface CambioDeLineas {
  quitados: string[];
  agregados: string[];
}

/** Every record of some sets, as a zone file writes it. */
export const lineasDe = (conjuntos: readonly Conjunto[]): string[] =>
  conjuntos.flatMap(({ contenidos, ...conjunto }) =>
    contenidos.map((contenido) => writeLinea({ ...conjunto, contenido })),
  );

function entre(antes: readonly Conjunto[], despues: readonly Conjunto[]): CambioDeLineas {
  const [eran, son] = [lineasDe(antes), lineasDe(despues)];
  const [habia, hay] = [new Set(eran), new Set(son)];
  return {
    quitados: eran.filter((linea) => !hay.has(linea)),
    agregados: son.filter((linea) => !habia.has(linea)),
  };
}

const claveDe = ({ nombre, tipo }: Conjunto): string => `${nombre} ${tipo}`;

/** Those that are no more as they were: a cache that has one goes on with it for as long as its time says. */
function dejanDeSer(antes: readonly Conjunto[], despues: readonly Conjunto[]): Conjunto[] {
  const siguen = new Set(despues.map(comoTexto));
  return antes.filter((conjunto) => !siguen.has(comoTexto(conjunto)));
}

/** Names or types of which there was nothing: a cache may remember that there was not. */
function sonNuevos(antes: readonly Conjunto[], despues: readonly Conjunto[]): Conjunto[] {
  const habia = new Set(antes.map(claveDe));
  return despues.filter((conjunto) => !habia.has(claveDe(conjunto)));
}

/** The longest time of some sets, in seconds; null where there are none. */
const maximo = (conjuntos: readonly Conjunto[]): number | null =>
  conjuntos.length > 0 ? Math.max(...conjuntos.map(({ ttl }) => ttl)) : null;

/** The time for which it is remembered that something is not there: the last of the SOA, or its TTL (RFC 2308 5). */
export function negativaDe({ ttl, contenidos }: Conjunto): number {
  const ultimo = Number(contenidos[0]?.split(' ').at(-1));
  return Math.min(ttl, ultimo);
}

const deTipo = (conjuntos: readonly Conjunto[], tipo: string): string[] =>
  conjuntos.filter((each) => each.tipo === tipo).flatMap(({ contenidos }) => contenidos);

/** What becomes of the keys that the zone above vouches for. */
export type Firma = 'SIN_FIRMA' | 'SIGUE' | 'LLEGA' | 'SE_VA' | 'CAMBIA';

function firmaDe(antes: readonly Conjunto[], despues: readonly Conjunto[]): Firma {
  const [eran, son] = [antes, despues].map((conjuntos) => deTipo(conjuntos, 'DS').sort().join('\n'));
  if (eran === son) return eran === '' ? 'SIN_FIRMA' : 'SIGUE';
  if (eran === '') return 'LLEGA';
  return son === '' ? 'SE_VA' : 'CAMBIA';
}

const servidoresDe = (conjuntos: readonly Conjunto[]): string[] => deTipo(conjuntos, 'NS').map(withoutDot);

/**
 * What a change does to what the servers answer of a name. Times are in seconds: how long caches remember, at most, what
 * the zone above said of it, its own records, and that something was not there; null where nothing of that changes.
 */
export function loQueCambia(nombre: string, antes: Publicado, despues: Publicado, negativa: number) {
  const [eran, son] = [antes.propia ?? [], despues.propia ?? []];
  const isSame = (antes.propia === null) === (despues.propia === null);
  const suyos = (conjuntos: readonly Conjunto[]) => conjuntos.filter((each) => each.nombre === nombre);
  return {
    arriba: entre(antes.arriba, despues.arriba),
    propia: entre(eran, son),
    alojado: { antes: antes.propia !== null, despues: despues.propia !== null },
    servidores: { antes: servidoresDe(suyos(antes.arriba)), despues: servidoresDe(suyos(despues.arriba)) },
    firma: firmaDe(antes.arriba, despues.arriba),
    recuerdo: {
      delegacion: maximo(dejanDeSer(antes.arriba, despues.arriba)),
      // Whoever serves it from then on, what was answered from here is remembered as long as it said.
      registros: maximo(isSame ? dejanDeSer(eran, son) : eran),
      noHabia:
        sonNuevos(antes.arriba, despues.arriba).length + (isSame ? sonNuevos(eran, son).length : 0) > 0
          ? negativa
          : null,
    },
  };
}
