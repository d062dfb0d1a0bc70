/** A paragraph, or a list when it is several texts. */
export type Bloque = string | readonly string[];

/** A question without its number, as it is written. */
export type Pregunta = {
  pregunta: string;
  respuesta: readonly Bloque[];
  enlaces?: readonly { href: string; texto: string }[];
};

export type Tema = { titulo: string; preguntas: readonly Pregunta[] };

/** A question as it is shown: its number is its address. */
export type PreguntaNumerada = Pregunta & { numero: number };

export type TemaNumerado = { titulo: string; preguntas: readonly PreguntaNumerada[] };
