import type { Generated } from 'kysely';

/** One version of the terms: never edited, only followed by another. */
interface TerminosTable {
  id: Generated<number>;
  version: number;
  /** HTML, sanitised before it was written (decision o). */
  contenido: string;
  vigente_desde: string;
}

/** Who accepted which version, and when. */
interface TerminosAceptadosTable {
  usuario_id: number;
  terminos_id: number;
  aceptado_en: string;
}

export interface TerminosTables {
  terminos: TerminosTable;
  terminos_aceptados: TerminosAceptadosTable;
}
