import type { Generated } from 'kysely';

/** The outbox: mail that is owed, written in the same transaction as what it tells. */
export interface CorreosSalientesTable {
  id: Generated<number>;
  /** The event told, as text: one event is one mail, for ever. */
  clave: string;
  para: string;
  /** The host of `para`: a slow one must not hold the mail of others. */
  destino: string;
  /** Codes, links and warnings go before what can wait. */
  urgente: 0 | 1;
  asunto: string;
  /** Both bodies are emptied once sent: a mail may carry a code. */
  texto: string;
  html: string;
  /** RFC 5322 Message-ID without its brackets: the same at every attempt. */
  id_mensaje: string;
  /** `retenido`: it was under way in the original of a restored copy, and waits for an operator's word. */
  estado: 'pendiente' | 'enviado' | 'fallido' | 'retenido';
  /** Why nobody took it, once it is `fallido`; what comes of each try before is told in `trabajos`. */
  ultimo_error: string | null;
  creado_en: string;
  enviado_en: string | null;
}

/** An address whose server says that it takes no mail for it. Gone once it takes one. */
export interface CorreosDevueltosTable {
  id: Generated<number>;
  /** As the outbox writes it. */
  direccion: string;
  /** The number of the last answer, without the server's words. */
  respuesta: string;
  desde: string;
  ultimo_en: string;
  /** How many mails. */
  veces: number;
  /** When somebody at the desk last had one sent to see whether it is taken by now. */
  probado_en: string | null;
}

export interface MailTables {
  correos_devueltos: CorreosDevueltosTable;
  correos_salientes: CorreosSalientesTable;
}
