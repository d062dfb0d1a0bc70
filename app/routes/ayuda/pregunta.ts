/** A paragraph, or a list when it is several texts. */
export type Bloque = string | readonly string[];

/** A question without its number, as it is written. */
export type Pregunta = {
  /** The address of one that came to its theme later, or from another: those already mailed keep theirs. */
  direccion?: number;
  pregunta: string;
  respuesta: readonly Bloque[];
  enlaces?: readonly { href: string; texto: string }[];
};

export type Tema = { titulo: string; preguntas: readonly Pregunta[] };

/** A question as it is shown: its place in the help, and the number that leads to it. */
export type PreguntaNumerada = Pregunta & { numero: number; direccion: number };

export type TemaNumerado = { titulo: string; preguntas: readonly PreguntaNumerada[] };
