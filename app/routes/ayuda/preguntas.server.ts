import { administrar } from './preguntas-administrar.server';
import { dns } from './preguntas-dns.server';
import { pago } from './preguntas-pago.server';
import { registrar } from './preguntas-registrar.server';
import { transferir } from './preguntas-transferir.server';

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

/** New questions go at the end of the last theme, so that addresses already mailed keep their question. */
const temas: readonly Tema[] = [registrar, pago, administrar, dns, transferir];

const numbered: readonly TemaNumerado[] = temas.map(({ titulo, preguntas }, place) => {
  const before = temas.slice(0, place).reduce((sum, tema) => sum + tema.preguntas.length, 0);
  return { titulo, preguntas: preguntas.map((each, index) => ({ ...each, numero: before + index + 1 })) };
});

/** Without capitals and accents, so that 'termino' finds 'Término'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = ({ pregunta, respuesta }: Pregunta): string =>
  plain([pregunta, ...respuesta.flat()].join(' '));

/** The help (spec 2), or what of it has every word that was looked for. */
export function searchHelp(buscar: string): readonly TemaNumerado[] {
  const words = plain(buscar).split(/\s+/).filter(Boolean);
  if (words.length === 0) return numbered;
  return numbered
    .map(({ titulo, preguntas }) => ({
      titulo,
      preguntas: preguntas.filter((each) => words.every((word) => textOf(each).includes(word))),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
}
