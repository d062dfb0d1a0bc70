import type { Generated } from 'kysely';
import type { Flag } from './flag';

/** The hosted zone of a name: it stays when the name is delegated, and comes back with it (decision y). */
export interface DnsZonasTable {
  dominio_id: number;
  /** Grows by one with every change of its records. */
  version: number;
  registros: number;
  /** Whether its holder wants it signed. */
  firmada: Flag;
  /** The DS lines of its keys, by lines, once the server made them; null before. */
  ds: string | null;
}

/** A record of a hosted zone, in canonical presentation format. */
export interface DnsRegistrosTable {
  id: Generated<number>;
  dominio_id: number;
  /** Absolute A-labels without the last dot. */
  nombre: string;
  tipo: string;
  ttl: number;
  contenido: string;
}

export type MotivoVersion = 'ALTA' | 'EDICION' | 'BAJA' | 'IMPORTACION' | 'PLANTILLA' | 'DESHACER';

/** What a change did to a zone: versions are rebuilt from these, and undone by them. */
export interface DnsVersionesTable {
  id: Generated<number>;
  dominio_id: number;
  version: number;
  momento: string;
  usuario_id: number | null;
  motivo: MotivoVersion;
  /** Records as JSON. */
  quitados: string;
  agregados: string;
  /** Which versions it took back, from the first to the last; null of a change of its own, and of those from before it was kept. */
  deshizo_desde: Generated<number | null>;
  deshizo_hasta: Generated<number | null>;
  /** Whether it did again what an undo had taken back. */
  rehace: Generated<Flag | null>;
}

/** A key of a delegated name, as its parent vouches for it (RFC 4034 5). */
export interface DnsDsTable {
  dominio_id: number;
  etiqueta: number;
  algoritmo: number;
  tipo_digest: number;
  digest: string;
  /** When its servers were last seen signing with one of the keys of the name; null where nobody saw that. */
  visto_en: string | null;
}

/**
 * What has to be looked at in a zone and written again at the servers: an owner, or `*` for the whole zone. It names what
 * changed, never to what: who publishes reads how it is now, so that doing it twice or late is doing it right.
 */
export interface DnsColaTable {
  zona: string;
  propietario: string;
  /** Another one with each request: what was asked again meanwhile stays. */
  pedido: string;
  /** Not before. */
  desde: string;
}

/** A zone at the servers: what was published last. Who is publishing it, and what went wrong, is told in `trabajos`. */
export interface DnsPublicadasTable {
  zona: string;
  /** The last serial taken; it grows with every attempt, so that none is used twice. */
  serie: number;
  serie_publicada: number | null;
  publicada_en: string | null;
  /** When it was last compared with the rows; empty before it was. */
  comparada_en: Generated<string>;
}

/** A published zone that does not have what the registry says: found by comparing, gone once it has. */
export interface DnsDiferenciasTable {
  zona: string;
  cuantas: number;
  /** The first of them, as JSON. */
  lineas: string;
  desde: string;
  vista_en: string;
}

/** What was last asked to be published of a name in its parent: so that what did not change is not published again. */
export interface DnsDelegacionesTable {
  nombre: string;
  huella: string;
  /** Its own servers with an address there, by spaces: to take out what is not any more. */
  anfitriones: string;
  /** Whether it has a zone of its own at our servers. */
  alojada: Flag;
  /** When the zone above was last published with something else of it; null where that is from before it was kept. */
  publicada_en: Generated<string | null>;
}

/** A record that the name server does not take: it waits for its next try, and the rest of its zone is published. */
export interface DnsRechazadosTable {
  zona: string;
  nombre: string;
  tipo: string;
  contenido: string;
  motivo: string;
  intentos: number;
  proximo_intento: string;
}

export interface DnsTables {
  dns_zonas: DnsZonasTable;
  dns_registros: DnsRegistrosTable;
  dns_versiones: DnsVersionesTable;
  dns_ds: DnsDsTable;
  dns_cola: DnsColaTable;
  dns_publicadas: DnsPublicadasTable;
  dns_delegaciones: DnsDelegacionesTable;
  dns_diferencias: DnsDiferenciasTable;
  dns_rechazados: DnsRechazadosTable;
}
