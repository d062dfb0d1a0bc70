import type { Generated } from 'kysely';
import type { TemaDeAyuda } from '~/registry/domain/ayuda';
import type { Guardado, Prioridad, Publico, SiONo } from '~/registry/domain/contenidos';

/** The life of what the registry's people write for everybody (decision 106). */
export interface VidaColumns {
  estado: Generated<Guardado>;
  /** How often it was changed: whoever changes it says which one they saw. */
  revision: Generated<number>;
  /** Whose account wrote it last; null of what came with the installation. */
  hecho_por: Generated<number | null>;
  cambiado_en: Generated<string | null>;
  motivo_retiro: Generated<string | null>;
}

/** The same of what is shown to somebody, from a minute of Uruguay and perhaps until another (`domain/contenidos.ts` says how they are written). */
interface ALaVistaColumns extends VidaColumns {
  publico: Generated<Publico>;
  fecha_desde: string;
  fecha_hasta: string | null;
}

/** A message of the registry to everybody (spec 2, home block). */
export interface MensajesGlobalesTable extends ALaVistaColumns {
  id: Generated<number>;
  titulo: string;
  /** Plain text; an empty line separates paragraphs. */
  mensaje: string;
  prioridad: Prioridad;
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
export interface BannersTable extends ALaVistaColumns {
  id: Generated<number>;
  titulo: string;
  texto: string;
  /** A path of the portal. */
  enlace: string;
  enlace_texto: string;
  orden: number;
}

/** A text of the help that the registry's people wrote: a version of a question (`domain/ayuda.ts`). */
export interface PreguntasAyudaTable extends ALaVistaColumns {
  id: Generated<number>;
  /** The number of the question that it is another version of; null where it is a new one. */
  sobre: number | null;
  tema: TemaDeAyuda;
  orden: number;
  titulo: string;
  /** Sanitised HTML. */
  respuesta: string;
  /** Whether the question is shown while this version is. */
  visible: Generated<SiONo>;
}

export interface MensajesTables {
  mensajes_globales: MensajesGlobalesTable;
  mensajes_usuario: MensajesUsuarioTable;
  banners: BannersTable;
  preguntas_ayuda: PreguntasAyudaTable;
}
