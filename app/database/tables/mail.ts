import type { Generated } from 'kysely';

/** The outbox: mail that is owed, written in the same transaction as what it tells. */
export interface CorreosSalientesTable {
  id: Generated<number>;
  /** The event told, as text: one event is one mail, for ever. */
  clave: string;
  para: string;
  asunto: string;
  /** Both bodies are emptied once sent: a mail may carry a code. */
  texto: string;
  html: string;
  /** RFC 5322 Message-ID without its brackets: the same at every attempt. */
  id_mensaje: string;
  estado: 'pendiente' | 'enviado' | 'fallido';
  intentos: number;
  proximo_intento: string;
  /** Who is sending it just now, and until when that is believed. */
  tomado_por: string | null;
  tomado_hasta: string | null;
  ultimo_error: string | null;
  creado_en: string;
  enviado_en: string | null;
}

export interface MailTables {
  correos_salientes: CorreosSalientesTable;
}
