import type { Generated } from 'kysely';
import type { VidaColumns } from './mensajes';

/** One version of the terms: once it is in force never edited, only followed by another. */
interface TerminosTable extends VidaColumns {
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
  /** SHA-256 of the text that was accepted, in hexadecimal; null of what was accepted before that was kept. */
  huella: Generated<string | null>;
}

export interface TerminosTables {
  terminos: TerminosTable;
  terminos_aceptados: TerminosAceptadosTable;
}
