/** Facts of this installation, which no backup puts back and no move takes along. */
export type Hecho =
  /** Nothing can be changed: `hasta`, where it is known until when. */
  | 'solo-lectura'
  /** The last backup that was made, and the last that was verified. */
  | 'respaldo-hecho'
  | 'respaldo-verificado'
  /** The rows of another database are being brought here: it is not whole yet. */
  | 'mudanza'
  /** Which machine writes the zone files (`registry/edge/dns/publicacion/quien-publica.ts`). */
  | 'publica-zonas'
  /** `pide`: the newest step of the schema that code has to know to run here. */
  | 'esquema';

interface InstalacionTable {
  clave: Hecho;
  /** What is said of it, JSON. */
  valor: string;
  desde: string;
}

/** How often each person changed something, raised with every change of theirs, where a replica is read (`database/replica/`). */
interface EscriturasTable {
  oid: string;
  veces: number;
}

export interface InstalacionTables {
  instalacion: InstalacionTable;
  escrituras: EscriturasTable;
}
