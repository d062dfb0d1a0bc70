import type { Generated } from 'kysely';

/** A link of a notice with which its reader freezes a name; the code itself is nowhere but in the mail. */
export interface CongelarEnlacesTable {
  /** Digest of the code. */
  codigo_hash: string;
  dominio_id: number;
  nombre: string;
  vence_en: string;
  usado_en: string | null;
  /** Mailed to the holder of the name; the others are of its administrative contact. */
  titular: Generated<0 | 1>;
}

/** The last notice given of a name's expiry date: each stage is told once. */
export interface VencimientosAvisadosTable {
  dominio_id: number;
  fecha_vencimiento: string;
  /** Days before the date that the stage is of; negative after it. */
  etapa: number;
  avisado_en: string;
}

/** Where somebody was told before their address for notices changed: they are told there too. */
export interface CorreosAnterioresTable {
  usuario_id: number;
  correo: string;
  /** When a code sent there came back; null where it never did. */
  validado_en: string | null;
  /** Until when; null while the new one is not validated. */
  hasta: string | null;
}

/** What an address is told in one mail a day. */
export interface AvisosDelDiaTable {
  id: Generated<number>;
  /** Names the event and the address: nobody is told of it twice. */
  clave: string;
  para: string;
  /** The notice as JSON; empty once it was mailed. */
  aviso: string;
  /** Goes on the day itself, even where the mail of that day left already. */
  urgente: Generated<0 | 1>;
  creado_en: string;
  /** The day in Uruguay on which it was mailed; null while it waits. */
  dia: string | null;
}

export interface AvisosTables {
  avisos_del_dia: AvisosDelDiaTable;
  correos_anteriores: CorreosAnterioresTable;
  congelar_enlaces: CongelarEnlacesTable;
  vencimientos_avisados: VencimientosAvisadosTable;
}
