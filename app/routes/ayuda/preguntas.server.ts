import type { Pregunta, PreguntaNumerada, Tema, TemaNumerado } from './pregunta';
import { administrar } from './preguntas-administrar.server';
import { dns } from './preguntas-dns.server';
import { pago } from './preguntas-pago.server';
import { registrar } from './preguntas-registrar.server';
import { askForHelp, transferir } from './preguntas-transferir.server';

/** A question that is added says the next free `direccion`: addresses already mailed keep their question. */
const temas: readonly Tema[] = [registrar, pago, administrar, dns, transferir, askForHelp];

const all = temas.flatMap(({ preguntas }) => preguntas);

/** The addresses of those that say none: in their order, past those that are said. */
function freeAddresses(): number[] {
  const said = new Set(all.map(({ direccion }) => direccion));
  return all.map((_, place) => place + 1).filter((number) => !said.has(number));
}

function numbering(): readonly PreguntaNumerada[] {
  const free = freeAddresses();
  return all.map((each, place) => ({
    ...each,
    numero: place + 1,
    direccion: each.direccion ?? free.shift() ?? place + 1,
  }));
}

const questions = numbering();

const numbered = temas.map((tema) => ({
  titulo: tema.titulo,
  deTransferencias: tema === transferir,
  preguntas: questions.filter(({ pregunta }) => tema.preguntas.some((each) => each.pregunta === pregunta)),
}));

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
