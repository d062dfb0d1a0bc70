import type { Generated } from 'kysely';

/**
 * What one item of due work has gone through: that it is under way, that it failed and waits, that it was set aside. What is
 * due, and since when, is written where it belongs (a name's expiry date, a mail, a zone's queue) and not here: an item that
 * nobody tried has no row, and one that was done has none any more (decision 066).
 */
export interface TrabajosTable {
  clase: string;
  clave: string;
  /** How often it was taken. */
  intentos: number;
  /** Until then nobody tries. */
  proximo_intento: string;
  /** Of its last try that failed; empty before one did. */
  error: string;
  /** When it was first tried. */
  desde: string;
  /** Who is at it, and until when that is believed. */
  tomado_por: string | null;
  tomado_hasta: string | null;
  /** ESPERA: tried when it is time. APARTADO: no more until a person says so. DESCARTADO: a person said that it is not. */
  estado: Generated<'ESPERA' | 'APARTADO' | 'DESCARTADO'>;
}

/** What became of items that failed too often; only added to. */
export interface TrabajosHistoriaTable {
  id: Generated<number>;
  momento: string;
  clase: string;
  clave: string;
  acto: 'APARTADO' | 'REINTENTADO' | 'DESCARTADO';
  intentos: number;
  error: string;
  /** Why a person did it, in their words. */
  motivo: string;
}

export interface TrabajosTables {
  trabajos: TrabajosTable;
  trabajos_historia: TrabajosHistoriaTable;
}
