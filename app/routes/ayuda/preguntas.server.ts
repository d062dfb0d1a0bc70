import type { Pregunta, Tema, TemaNumerado } from './pregunta';
import { administrar } from './preguntas-administrar.server';
import { dns } from './preguntas-dns.server';
import { pago } from './preguntas-pago.server';
import { registrar } from './preguntas-registrar.server';
import { askForHelp, transferir } from './preguntas-transferir.server';

/** New questions go at the end of the last theme, so that addresses already mailed keep their question. */
const temas: readonly Tema[] = [registrar, pago, administrar, dns, transferir, askForHelp];

const numbered = temas.map(({ titulo, preguntas }, place) => {
  const before = temas.slice(0, place).reduce((sum, tema) => sum + tema.preguntas.length, 0);
  const deTransferencias = temas[place] === transferir;
  return {
    titulo,
    deTransferencias,
    preguntas: preguntas.map((each, index) => ({ ...each, numero: before + index + 1 })),
  };
});

/** Without capitals and accents, so that 'termino' finds 'Término'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = ({ pregunta, respuesta }: Pregunta): string =>
  plain([pregunta, ...respuesta.flat()].join(' '));

/** The beginning of a word, by which 'renovar' also finds 'renovación'. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);

/** The help (spec 2), or what of it has every word that was looked for; each question keeps its number. */
export function searchHelp(buscar: string, hayTransferencias: boolean): readonly TemaNumerado[] {
  const words = plain(buscar).split(/\s+/).filter(Boolean).map(stem);
  return numbered
    .filter(({ deTransferencias }) => hayTransferencias || !deTransferencias)
    .map(({ titulo, preguntas }) => ({
      titulo,
      preguntas: preguntas.filter((each) => words.every((word) => textOf(each).includes(word))),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
}
