import type { ColumnType, Generated } from 'kysely';
import type { ClaseDeConsulta, PrioridadDeConsulta } from '~/registry/domain/consultas';

/** A question to the registry (spec 2, ticket form). */
export interface TicketsTable {
  id: Generated<number>;
  /** The user who signed in to send it; null when anonymous. Only this user may read it. */
  usuario_id: number | null;
  /** Whose form it was and the form's operation key: a form posted twice makes one ticket. */
  operacion: string;
  nombre: string;
  email: string;
  telefono: string | null;
  dominio: string | null;
  asunto: string;
  mensaje: string;
  /** ABIERTO: the registry is to answer; RESPONDIDO: it did, and its author may go on; CERRADO: by its author or the registry. */
  estado: 'ABIERTO' | 'RESPONDIDO' | 'CERRADO';
  creado_en: string;
  clase: Generated<ClaseDeConsulta>;
  prioridad: Generated<PrioridadDeConsulta>;
  /** Until when the registry is to answer; '' of what came before there was such a term: it is what is due first. */
  vence_en: Generated<string>;
  /** One more with all that changes what an answer would be of. */
  version: Generated<number>;
  /** The account of who attends it at the desk. */
  asignado_a: number | null;
  /** The ticket in which it goes on. */
  unida_a: number | null;
}

/** A file as it is kept: under a random name, never the user's. */
interface Archivo {
  /** The user's own name for it, shown and never used as a path. */
  nombre: string;
  tipo: string;
  tamano: number;
  /** Its random name among the files that are kept. */
  guardado_como: string;
}

/** What was written in a ticket after its beginning. */
export interface TicketMensajesTable {
  id: Generated<number>;
  ticket_id: number;
  autor: 'PERSONA' | 'REGISTRO';
  texto: string;
  creado_en: string;
  /** Whose account answered at the desk; null of the person, and of a help desk elsewhere. */
  de_usuario_id: number | null;
}

/** What the desk's people tell each other about a ticket: no answer, mailed to nobody, in no page of the person. */
export interface ConsultaNotasTable {
  id: Generated<number>;
  ticket_id: number;
  usuario_id: number;
  texto: string;
  creado_en: string;
}

export interface TicketArchivosTable extends Archivo {
  id: Generated<number>;
  ticket_id: number;
}

/** A file chosen in a form that was refused: kept for a day for the session that sent it. */
export interface ArchivosTemporalesTable extends Archivo {
  id: Generated<number>;
  token: string;
  visitante: string;
  /** The network it came from, disguised. */
  origen: string;
  /** Who had signed in; null for anybody else, whose files go first where room lacks. */
  usuario_id: number | null;
  vence_en: string;
}

/** A file that is kept in the database, whole: there where several machines share it (decision 124). */
export interface ArchivosGuardadosTable {
  guardado_como: string;
  tamano: number;
  creado_en: string;
}

/** As much of such a file as is in memory at once. */
export interface ArchivoPartesTable {
  guardado_como: string;
  parte: number;
  datos: ColumnType<Buffer<ArrayBuffer>, Buffer>;
}

export interface TicketsTables {
  archivos_guardados: ArchivosGuardadosTable;
  archivo_partes: ArchivoPartesTable;
  tickets: TicketsTable;
  ticket_mensajes: TicketMensajesTable;
  ticket_archivos: TicketArchivosTable;
  consulta_notas: ConsultaNotasTable;
  archivos_temporales: ArchivosTemporalesTable;
}
