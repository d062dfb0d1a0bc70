/** Facts of this installation, which no backup puts back. */
export type Hecho =
  /** Nothing can be changed: `hasta`, where it is known until when. */
  | 'solo-lectura'
  /** The last backup that was made, and the last that was verified. */
  | 'respaldo-hecho'
  | 'respaldo-verificado';

interface InstalacionTable {
  clave: Hecho;
  /** What is said of it, JSON. */
  valor: string;
  desde: string;
}

export interface InstalacionTables {
  instalacion: InstalacionTable;
}
