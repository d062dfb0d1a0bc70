import type { PreguntaNumerada, TemaNumerado } from '~/components/ayuda/pregunta';

/** Without capitals and accents, so that 'termino' finds 'Término'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = ({ pregunta, respuesta, html = '' }: PreguntaNumerada): string =>
  plain([pregunta, ...respuesta.flat(), html.replace(/<[^>]*>/g, ' ')].join(' '));

/** The beginning of a word, by which 'renovar' also finds 'renovación'. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);

/** What of the help has every word that was looked for; each question keeps its number. */
export function searchHelp(temas: readonly TemaNumerado[], buscar: string): TemaNumerado[] {
  const words = plain(buscar).split(/\s+/).filter(Boolean).map(stem);
  return temas
    .map((tema) => ({
      ...tema,
      preguntas: tema.preguntas.filter((each) => words.every((word) => textOf(each).includes(word))),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
}
