import type { Generated } from 'kysely';

export type Prioridad = 'ALTA' | 'MEDIA' | 'BAJA';

/** A message of the registry to everybody (spec 2, home block), shown from one day and perhaps until another. */
export interface MensajesGlobalesTable {
  id: Generated<number>;
  titulo: string;
  /** Plain text; an empty line separates paragraphs. */
  mensaje: string;
  prioridad: Prioridad;
  fecha_desde: string;
  fecha_hasta: string | null;
}

/** A message to one user. */
export interface MensajesUsuarioTable {
  id: Generated<number>;
  usuario_id: number;
  /** The event told, unique for each user: telling it again writes nothing. */
  clave: string;
  titulo: string;
  mensaje: string;
  prioridad: Prioridad;
  creado_en: string;
  leido_en: string | null;
  /** A deleted message keeps its row, without its text, so that its event is not told again. */
  eliminado_en: string | null;
}

/** A banner of the home block: text and a link, ours (the specification names banners and nothing of them). */
export interface BannersTable {
  id: Generated<number>;
  titulo: string;
  texto: string;
  /** A path of the portal. */
  enlace: string;
  enlace_texto: string;
  orden: number;
  fecha_desde: string;
  fecha_hasta: string | null;
}

export interface MensajesTables {
  mensajes_globales: MensajesGlobalesTable;
  mensajes_usuario: MensajesUsuarioTable;
  banners: BannersTable;
}
