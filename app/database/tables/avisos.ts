import type { Generated } from 'kysely';

/** A link of a notice with which its reader freezes a name; the code itself is nowhere but in the mail. */
export interface CongelarEnlacesTable {
  /** Digest of the code. */
  codigo_hash: string;
  dominio_id: number;
  nombre: string;
  vence_en: string;
  usado_en: string | null;
  /** Mailed to the holder of the name; the others are of its administrative contact. */
  titular: Generated<0 | 1>;
}

/** The last notice given of a name's expiry date: each stage is told once. */
export interface VencimientosAvisadosTable {
  dominio_id: number;
  fecha_vencimiento: string;
  /** Days before the date that the stage is of; negative after it. */
  etapa: number;
  avisado_en: string;
}

export interface AvisosTables {
  congelar_enlaces: CongelarEnlacesTable;
  vencimientos_avisados: VencimientosAvisadosTable;
}
