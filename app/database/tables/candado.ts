import type { Generated, Selectable } from 'kysely';
import type { Voto } from '~/registry/domain/candado';
import type { Flag } from './flag';
import type { Origen } from './historia';

/** Somebody who watches over the names of a holder, or was asked to. They choose among these when they close a lock. */
export interface CustodiosTable {
  id: Generated<number>;
  /** The account of who asked them. */
  titular_id: number;
  correo: string;
  /** Who they are, once they accepted. */
  usuario_id: number | null;
  /** Digest of the code in the mailed link. */
  codigo_hash: string;
  estado: 'INVITADO' | 'ACEPTO' | 'RECHAZO' | 'RETIRADO';
  invitado_en: string;
  vence_en: string;
  resuelto_en: string | null;
}

/** The lock of a name; what it holds is the name's own column. It goes with the name. */
export interface CandadosTable {
  id: Generated<number>;
  dominio_id: number;
  /** How many custodians have to approve a change. */
  quorum: number;
  cerrado_por: number;
  cerrado_en: string;
  /** From when it is open; null while nobody opens it. */
  abre_en: string | null;
}

/** Who decides over the changes of a locked name. */
export interface CandadoCustodiosTable {
  candado_id: number;
  usuario_id: number;
}

export type EstadoDeCambio = 'ESPERA' | 'HECHO' | 'RECHAZADO' | 'RETIRADO' | 'CADUCO' | 'NO_SE_PUDO';

/** A change of a locked name, asked for and held: one at a time of a name waits. */
export interface CambiosPorAprobarTable {
  id: Generated<number>;
  dominio_id: number;
  candado_id: number;
  nombre: string;
  /** The name's version when it was asked for. */
  version: number;
  /** The operation that does it, and its input as JSON: nothing in it is a secret. */
  operacion: string;
  entrada: string;
  /** What it is, and what it would change, in words: what custodians approve, and what has to come of it when it is done. */
  que: string;
  diferencias: string;
  /** Every custodian has to approve it. */
  todos: Flag;
  pidio_id: number;
  origen: Origen;
  pedido_en: string;
  vence_en: string;
  estado: EstadoDeCambio;
  terminado_en: string | null;
  /** Why it ended without being done. */
  motivo: string | null;
}
export type CambioPorAprobar = Selectable<CambiosPorAprobarTable>;

/** What a custodian answered, once. */
export interface CambioVotosTable {
  cambio_id: number;
  usuario_id: number;
  voto: Voto;
  momento: string;
}

export interface CandadoTables {
  custodios: CustodiosTable;
  candados: CandadosTable;
  candado_custodios: CandadoCustodiosTable;
  cambios_por_aprobar: CambiosPorAprobarTable;
  cambio_votos: CambioVotosTable;
}
