import type { TemaDeAyuda } from '~/registry/domain/ayuda';

/** A paragraph, or a list when it is several texts. */
export type Bloque = string | readonly string[];

/** What a registry may lack: what is asked of it is then in no help. */
export type DeAlgunos = 'transferencias' | 'candado' | 'vuelta';

/** A question that comes with the portal, without its number, as it is written. */
export type Pregunta = {
  /** The address of one that came to its theme later, or from another: those already mailed keep theirs. */
  direccion?: number;
  pregunta: string;
  respuesta: readonly Bloque[];
  enlaces?: readonly { href: string; texto: string }[];
  /** Where it is only of some registries. */
  de?: DeAlgunos;
  /** Begins with what a year costs now, whoever wrote the answer. */
  conPrecios?: true;
};

/** What a year under an ending costs, in words. */
export type PrecioDeTerminacion = { sufijo: string; cuesta: string };

export type Tema = { tema: TemaDeAyuda; preguntas: readonly Pregunta[]; de?: DeAlgunos };

/** A question as it is shown: its place in the help, and the number that leads to it. */
export interface PreguntaNumerada extends Omit<Pregunta, 'de' | 'respuesta' | 'conPrecios'> {
  numero: number;
  direccion: number;
  /** Its place in the theme. */
  lugar: number;
  respuesta: readonly Bloque[];
  /** In the place of `respuesta`, of what the registry's people wrote: as it may stand in a page. */
  html?: string;
  precios?: readonly PrecioDeTerminacion[];
}

export type TemaNumerado = { tema: TemaDeAyuda; titulo: string; preguntas: readonly PreguntaNumerada[] };

/** A reason of what was not done, in a list. */
export type Linea = { href: string; titulo: string; causa: string };
