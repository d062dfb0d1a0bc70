import type { Generated, Selectable } from 'kysely';

/** Where a change came from: the portal, somebody's program at `/api`, or a task of the registry itself. */
export type Origen = 'WEB' | 'API' | 'TAREA';

/** One change of one name. Rows are added in the transaction of the change, never edited and never deleted. */
export interface DominioHistoriaTable {
  id: Generated<number>;
  /** Of a row that may be gone: a name that was free and is registered again has another. */
  dominio_id: number;
  /** A-label. */
  nombre: string;
  /** The version of the name that this change made: 1 is the first. */
  version: number;
  suceso: string;
  /** Who; null for the registry itself. */
  usuario_id: number | null;
  /** As what: roles on the name at that moment, by commas; empty for who had none. */
  como: string;
  origen: Origen;
  momento: string;
  /** What changed, and only that, as JSON: null before the first change and after the last one. */
  antes: string | null;
  despues: string | null;
  /** `hash` of the entry before, of the same name; empty for the first one. */
  hash_anterior: string;
  hash: string;
}

/** An entry as it is read. */
export type Entrada = Selectable<DominioHistoriaTable>;

/** Names whose zone has to be looked at again; who publishes deletes the row of the version it published. */
export interface DominioPublicacionesTable {
  nombre: string;
  dominio_id: number;
  version: number;
  pedida_en: string;
}

export interface HistoriaTables {
  dominio_historia: DominioHistoriaTable;
  dominio_publicaciones: DominioPublicacionesTable;
}
