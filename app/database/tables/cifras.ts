import type { Generated } from 'kysely';
import type { ClaseDeNombre, Serie } from '~/registry/domain/cifras';

/** How often something took so long in a month: what a percentile needs, and nobody's single question. */
interface CifrasTiemposTable {
  serie: Serie;
  /** In Uruguay, as 2026-11. */
  mes: string;
  /** Milliseconds that it took at most; -1 where nobody answered. */
  cubo: number;
  cuantos: number;
}

/** What took so long today: it becomes part of its month once the day is over. */
interface CifrasMuestrasTable {
  id: Generated<number>;
  serie: Serie;
  momento: string;
  /** Null where it did not happen within the time. */
  ms: number | null;
}

/** A zone that was published, until the probe sees that the servers answer it. */
interface CifrasPorVerTable {
  zona: string;
  serie: number;
  /** When the oldest of its changes was saved. */
  desde: string;
}

/** How many names were registered, renewed… in a month. */
interface CifrasNombresTable {
  mes: string;
  clase: ClaseDeNombre;
  cuantos: number;
}

/** Whose turn was the last: of the probe, by intervals; of the history, by its entries. */
interface CifrasTurnosTable {
  clave: 'SONDA' | 'DNS' | 'HISTORIA';
  turno: number;
}

export interface CifrasTables {
  cifras_tiempos: CifrasTiemposTable;
  cifras_muestras: CifrasMuestrasTable;
  cifras_por_ver: CifrasPorVerTable;
  cifras_nombres: CifrasNombresTable;
  cifras_turnos: CifrasTurnosTable;
}
