import { has, type Sought, searchable, soughtIn } from './everyday-words.server';
import type { Linea, PreguntaNumerada, TemaNumerado } from './pregunta';
import { type Entrada, fallas, lineOf, rechazos } from './rechazos/catalogue.server';

/** What of the help answers, and how near it comes to what was typed. */
export interface HelpFound {
  temas: TemaNumerado[];
  rechazos: Linea[];
  /** Every word as it was typed, every one by itself or another that means it, or not every one. */
  como: 'palabras' | 'parecidas' | 'cercanas';
}

const questionText = ({ pregunta, respuesta, html = '' }: PreguntaNumerada): string =>
  searchable([pregunta, ...respuesta.flat(), html.replace(/<[^>]*>/g, ' ')].join(' '));

/** As people read it: the sentence with gaps is for programs. */
const refusalText = ({ titulo, frase, ejemplo = frase, causa, remedio }: Entrada): string =>
  searchable([titulo, ejemplo, causa, remedio].join(' '));

/** Near are those with the most of what tells them apart: a word that most of the help has does not. */
function judge(texts: readonly string[], sought: readonly Sought[]) {
  const hasAll = (text: string) => sought.length > 0 && sought.every((word) => has(text, word));
  if (texts.some(hasAll)) return { isFound: hasAll, near: false };
  const telling = sought
    .map((word) => ({ word, times: texts.filter((text) => has(text, word)).length }))
    .filter(({ times }) => times > 0 && times < texts.length / 3);
  const weight = (text: string) =>
    telling.reduce((sum, { word, times }) => (has(text, word) ? sum + 1 / times : sum), 0);
  const best = Math.max(0, ...texts.map(weight));
  return { isFound: (text: string) => best > 0 && weight(text) === best, near: true };
}

/** What of the help has every word that was looked for, or else what has most; each question keeps its number. */
export function searchHelp(temas: readonly TemaNumerado[], buscar: string): HelpFound {
  const sought = soughtIn(buscar);
  const refusals = [...rechazos, ...fallas];
  const texts = [
    ...temas.flatMap(({ preguntas }) => preguntas.map(questionText)),
    ...refusals.map(refusalText),
  ];
  const { isFound, near } = judge(texts, sought);
  const found = temas.map((tema) => ({
    ...tema,
    preguntas: tema.preguntas.filter((each) => isFound(questionText(each))),
  }));
  return {
    temas: found.filter(({ preguntas }) => preguntas.length > 0),
    rechazos: refusals.filter((each) => isFound(refusalText(each))).map(lineOf),
    como: near ? 'cercanas' : sought.some(({ meant }) => meant) ? 'parecidas' : 'palabras',
  };
}
