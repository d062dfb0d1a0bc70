import type { Generated } from 'kysely';
import type { EstadoTransferencia } from '~/registry/domain/transfer/states';
import type { Flag } from './flag';

/** Who registers names for people: this portal is one of them (decision u). */
export interface RegistradoresTable {
  codigo: string;
  nombre: string;
}

/** Whose a name is and since when. A name without a row is this portal's, since the day it was registered. */
export interface DominioRegistradoresTable {
  dominio_id: number;
  registrador: string;
  desde: string;
  /** Day of its last transfer. */
  transferido_en: string | null;
  /** Its registrar does not let it go (RFC 5731, clientTransferProhibited). */
  bloqueado: Flag;
}

/** A record as the registrar that has the name publishes it: what comes along when the name is imported. */
export interface RegistrosOrigenTable {
  id: Generated<number>;
  dominio_id: number;
  nombre: string;
  ttl: number;
  tipo: string;
  valor: string;
}

/** An authorization code. The code itself is sealed, and gone once it was used or is over. */
export interface CodigosAutorizacionTable {
  id: Generated<number>;
  dominio_id: number;
  /** The registrar that gave it. */
  registrador: string;
  /** Names the code where the code itself must not be: addresses, forms, logs. */
  referencia: string;
  sellado: string | null;
  /** Keyed digest of name and code: what a try is compared with. */
  huella: string | null;
  /** Its last digits. */
  fin: string;
  /** Handle of the holder it was made for: of another holder it is worth nothing. */
  titular: string | null;
  estado:
    | 'ACTIVE'
    | 'USED_FOR_REQUEST'
    | 'USED_FOR_APPROVAL'
    | 'USED_FOR_REJECTION'
    | 'EXPIRED'
    | 'CANCELLED';
  usuario_id: number | null;
  solicitado_en: string;
  vence_en: string;
}

/** Wrong tries of somebody at the code of a name. */
export interface CodigoIntentosTable {
  nombre: string;
  quien: string;
  fallos: number;
  bloqueado_hasta: string | null;
}

/** A request to move a name from one registrar to another. One is pending per name at most: an index says so. */
export interface TransferenciasTable {
  id: Generated<number>;
  referencia: string;
  /** A-label. */
  nombre: string;
  /** Null once the name is gone. */
  dominio_id: number | null;
  pierde: string;
  gana: string;
  estado: EstadoTransferencia;
  /** Who asked for it in this portal; null where another registrar did. */
  usuario_id: number | null;
  codigo_id: number | null;
  /** Digest of the code it was asked with. */
  huella: string;
  /** Handle of the holder at that moment. */
  titular: string | null;
  /** Holder as asked for, JSON; null where another registrar asked. */
  datos: string | null;
  cuenta_pago_id: number | null;
  /** Records that come along, JSON. */
  registros: string;
  /** What completing it costs, centésimos. */
  importe: number;
  solicitada_en: string;
  vence_en: string;
  resuelta_en: string | null;
  /** Expiry date of the name once completed. */
  vencimiento_nuevo: string | null;
  /** Taken off the list by who asked. */
  eliminada_en: string | null;
}

/** What happened to a request, in order; rows are only added. */
export interface TransferenciaPasosTable {
  id: Generated<number>;
  transferencia_id: number;
  estado: EstadoTransferencia;
  /** A registrar's code, or `registro` for the registry itself. */
  quien: string;
  momento: string;
}

/** What somebody has filled in of an import, sealed: on whatever device they go on. */
export interface ImportacionBorradoresTable {
  usuario_id: number;
  datos: string;
  actualizado_en: string;
}

export interface TransferenciasTables {
  registradores: RegistradoresTable;
  dominio_registradores: DominioRegistradoresTable;
  registros_origen: RegistrosOrigenTable;
  codigos_autorizacion: CodigosAutorizacionTable;
  codigo_intentos: CodigoIntentosTable;
  transferencias: TransferenciasTable;
  transferencia_pasos: TransferenciaPasosTable;
  importacion_borradores: ImportacionBorradoresTable;
}
