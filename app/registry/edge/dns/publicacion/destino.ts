import type { Conjunto } from '../../../dns/conjuntos';

/** Owners of a zone and all that each has from now on: of an owner without sets everything goes. */
export type Cambios = ReadonlyMap<string, readonly Conjunto[]>;

/** A zone from its beginning to its end, in batches: one of a million and a half names fits in no memory. */
export type Lotes = AsyncIterable<readonly Conjunto[]>;

/** A zone to publish. Those in which names are registered, and the catalog, have owners by the million. */
export interface Zona {
  nombre: string;
  deNombres: boolean;
}

/** What a server has of a zone, its SOA and signatures aside. */
export interface Servida {
  conjuntos: Conjunto[];
  /** Whether it signs what it answers of it. */
  firmada: boolean;
}

/** Where zones are published: files for any server, or PowerDNS. Everything may be done twice. */
export interface Destino {
  /** Whether it keeps its list of zones as one more zone (RFC 9432). */
  conCatalogo: boolean;
  /** The folder of this machine in which they are files; of a server that all machines reach, none. */
  carpeta?: string;
  /** Whether it signs what it serves. */
  firma: boolean;
  /** Changes some owners at once, with the serial given. Throws `SinZona` where the zone is not there, `NoTomados`. */
  change: (zona: Zona, serie: number, cambios: Cambios) => Promise<void>;
  /** Makes the whole zone be what is given; answers the serial that it has now, which is never less. Throws `NoTomados`. */
  replace: (zona: Zona, serie: number, lotes: Lotes) => Promise<number>;
  remove: (zona: string) => Promise<void>;
  /** The serial of a zone, as the server says it; undefined where it has none. */
  serie: (zona: string) => Promise<number | undefined>;
  /** What it has of a zone; undefined where it has none. */
  read: (zona: string) => Promise<Servida | undefined>;
  /** The zones it has. */
  zonas: () => Promise<string[]>;
  /** Signs a zone, or ends it; answers the DS lines of its keys. */
  sign: (zona: string, firmada: boolean) => Promise<string[]>;
}

/** The server was wiped, or never had the zone: it is written whole. */
export class SinZona extends Error {
  override name = 'SinZona';
}

/** The server takes a change without these records of a set, and said why not with them. */
export class NoTomados extends Error {
  override name = 'NoTomados';

  constructor(
    readonly conjunto: Pick<Conjunto, 'nombre' | 'tipo' | 'contenidos'>,
    motivo: string,
  ) {
    super(motivo);
  }
}
