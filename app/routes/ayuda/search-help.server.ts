import { has, type Sought, searchable, soughtIn, timesIn } from './everyday-words.server';
import type { Linea, PreguntaNumerada, TemaNumerado } from './pregunta';
import { type Entrada, fallas, lineOf, rechazos } from './rechazos/catalogue.server';

/** What of the help answers, and how near it comes to what was typed. */
export interface HelpFound {
  temas: TemaNumerado[];
  rechazos: Linea[];
  /** Every word as it was typed, every one by itself or another that means it, or not every one. */
  como: 'palabras' | 'parecidas' | 'cercanas';
}

/** What is looked in: what it is called, and all of it. */
interface Looked {
  called: string;
  text: string;
}

const questionText = ({ pregunta, respuesta, html = '' }: PreguntaNumerada): Looked => ({
  called: searchable(pregunta),
  text: searchable([pregunta, ...respuesta.flat(), html.replace(/<[^>]*>/g, ' ')].join(' ')),
});

/** As people read it: the sentence with gaps is for programs. */
const refusalText = ({ titulo, frase, ejemplo = frase, causa, remedio }: Entrada): Looked => ({
  called: searchable(titulo),
  text: searchable([titulo, ejemplo, causa, remedio].join(' ')),
});

/** Near are those with the most of what tells them apart: a word that most of the help has does not. */
function judge(texts: readonly string[], sought: readonly Sought[]) {
  const counted = sought.map((word) => ({ word, times: texts.filter((text) => has(text, word)).length }));
  const hasAll = (text: string) => sought.length > 0 && sought.every((word) => has(text, word));
  if (texts.some(hasAll)) return { isFound: hasAll, near: false, counted };
  const telling = counted.filter(({ times }) => times > 0 && times < texts.length / 3);
  const weight = (text: string) =>
    telling.reduce((sum, { word, times }) => (has(text, word) ? sum + 1 / times : sum), 0);
  const best = Math.max(0, ...texts.map(weight));
  return { isFound: (text: string) => best > 0 && weight(text) === best, near: true, counted };
}

/** In what it is called a word weighs as if the answer had it so many times more, and more than so many tell nothing. */
const CALLED_SO = 4;
const MOST = 3;

/** By other words than the typed ones much is found that only mentions them: what fits so many times worse than the best is no answer. */
const FIT = 4;

/** How well it answers: by each word as much as few have it. */
const worthOf =
  (counted: ReturnType<typeof judge>['counted']) =>
  ({ called, text }: Looked): number =>
    counted.reduce((sum, { word, times }) => {
      const here = (has(called, word) ? CALLED_SO : 0) + Math.min(MOST, timesIn(text, word));
      return sum + here / Math.max(1, times);
    }, 0);

/** The best first; of those that are as good, in the order of the help. */
function byWorth<Each>(all: readonly Each[], worth: (each: Each) => number): Each[] {
  const judged = all.map((each) => ({ each, is: worth(each) }));
  return judged.sort((one, other) => other.is - one.is).map(({ each }) => each);
}

/** What of the help has every word that was looked for, or else what has most, the best first; each question keeps its number. */
export function searchHelp(temas: readonly TemaNumerado[], buscar: string): HelpFound {
  const sought = soughtIn(buscar);
  const refusals = [...rechazos, ...fallas];
  const all = [
    ...temas.flatMap(({ preguntas }) => preguntas.map(questionText)),
    ...refusals.map(refusalText),
  ];
  const { isFound, near, counted } = judge(
    all.map(({ text }) => text),
    sought,
  );
  const worth = worthOf(counted);
  const isMeant = sought.some(({ meant }) => meant);
  const found = all.filter(({ text }) => isFound(text));
  const least = isMeant ? Math.max(0, ...found.map(worth)) / FIT : 0;
  const answers = (looked: Looked) => isFound(looked.text) && worth(looked) >= least;
  const ofQuestion = (each: PreguntaNumerada) => worth(questionText(each));
  const answering = temas
    .map((tema) => ({
      ...tema,
      preguntas: byWorth(
        tema.preguntas.filter((each) => answers(questionText(each))),
        ofQuestion,
      ),
    }))
    .filter(({ preguntas }) => preguntas.length > 0);
  return {
    temas: byWorth(answering, ({ preguntas }) => Math.max(...preguntas.map(ofQuestion))),
    rechazos: byWorth(
      refusals.filter((each) => answers(refusalText(each))),
      (each) => worth(refusalText(each)),
    ).map(lineOf),
    como: near ? 'cercanas' : isMeant ? 'parecidas' : 'palabras',
  };
}
