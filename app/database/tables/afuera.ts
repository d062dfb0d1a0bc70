/** EN_DUDA: nobody can say whether it was done; it is looked for, and not asked for again. */
export type EstadoAfuera = 'EN_CURSO' | 'HECHA' | 'NO_HECHA' | 'EN_DUDA';

/** A change asked of an outside edge under the key of its form (decision 058). */
interface OperacionesAfueraTable {
  /** Digest of the operation, the person and the key. */
  clave: string;
  /** Digest of what was asked. */
  huella: string;
  estado: EstadoAfuera;
  /** What was answered, sealed: a repeat is shown it. */
  resultado: string | null;
  /** When it was asked for. */
  desde: string;
  /** Until when who is asking holds it; one that died lets go by then. */
  vence: string;
}

export interface AfueraTables {
  operaciones_afuera: OperacionesAfueraTable;
}
