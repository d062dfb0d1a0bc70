import type { Peligro } from '../../registry/domain/peligros';

/** When a name is looked at again, and how it was the last time. */
interface PeligrosExamenesTable {
  dominio_id: number;
  proximo: string;
  examinado_en: string | null;
  /** What could not be known then, a sentence a line; empty where all of it was. */
  sin_saber: string;
  /** Of the name, as it was examined. */
  version: number | null;
}

/** What is wrong with a name: a row of each kind, until an examination finds it mended. */
interface PeligrosTable {
  dominio_id: number;
  tipo: Peligro;
  /** What was seen, in one sentence. */
  frase: string;
  /** The record of a hosted name that is to be mended, where it is one. */
  registro_id: number | null;
  /** When it was first seen: another time, it is another finding. */
  desde: string;
  /**
   * Null while it may be passing: it is told once it was seen again. Of what may pass the same as `desde` where somebody saw it in saving, and kept it:
   * it is shown, and nobody was written to.
   */
  confirmado_en: string | null;
  /** The servers that it is about, as A-labels with a space between; null where it is about none, or was found before that was kept. */
  servidores: string | null;
  /** That one of them that its sentence tells of, where nobody finds it. */
  perdido: string | null;
}

/** Somebody who does not want to hear of a kind of finding of a name. */
interface PeligrosSilenciadosTable {
  dominio_id: number;
  tipo: Peligro;
  usuario_id: number;
}

export interface PeligrosTables {
  peligros_examenes: PeligrosExamenesTable;
  peligros: PeligrosTable;
  peligros_silenciados: PeligrosSilenciadosTable;
}
