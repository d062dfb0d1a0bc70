/** The file with everything that the registry has about somebody: one at a time, made when it is due, gone after two days. */
interface DescargasTable {
  usuario_id: number;
  /** Names this one: another is asked for under another. */
  codigo: string;
  pedida_en: string;
  /** Null while it is being made, as is what follows. */
  hecha_en: string | null;
  vence_en: string | null;
  /** Its random name among the files that are kept. */
  guardado_como: string | null;
  tamano: number | null;
}

export interface DescargasTables {
  descargas: DescargasTable;
}
