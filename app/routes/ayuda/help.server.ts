import type { PreguntaDeAyuda } from '~/registry/contract/ayuda';
import { TEMA_EN_PALABRAS, TEMAS_DE_AYUDA, type TemaDeAyuda } from '~/registry/domain/ayuda';
import { htmlOf } from '~/routes/terminos/terms.server';
import type { HelpAsked } from './ask-help.server';
import type { DeAlgunos, PreguntaNumerada, TemaNumerado } from './pregunta';
import { deQuienEs, PROPIAS } from './preguntas.server';

/** What the registry's people wrote, as it may stand in a page. */
export const asShown = ({ direccion, pregunta, respuesta, lugar }: PreguntaDeAyuda): PreguntaNumerada => ({
  numero: lugar,
  lugar,
  direccion,
  pregunta,
  respuesta: [],
  html: htmlOf(respuesta),
});

/** One question, where it stands in the help. */
interface Placed {
  tema: TemaDeAyuda;
  de: DeAlgunos | undefined;
  seMuestra: boolean;
  pregunta: PreguntaNumerada;
}

/** Those of the portal, each with the text that the registry's people gave it, and those that they added. */
function placed({ escritas, precios }: HelpAsked): Placed[] {
  const propias = PROPIAS.map(({ tema, de, conPrecios, ...each }) => ({
    ...{ tema, de, seMuestra: true },
    pregunta: { ...each, numero: each.lugar, precios: conPrecios && precios },
  }));
  const suyas = escritas.map((each) => {
    const propia = PROPIAS.find(({ direccion }) => direccion === each.direccion);
    return {
      ...{ tema: each.tema, seMuestra: each.seMuestra },
      de: propia?.de ?? deQuienEs(each.tema),
      pregunta: { ...asShown(each), precios: propia?.conPrecios && precios },
    };
  });
  const all = new Map([...propias, ...suyas].map((each) => [each.pregunta.direccion, each]));
  return [...all.values()];
}

/** In a theme, by place; of those with one place, the newest first. */
const inOrder = ({ pregunta: one }: Placed, { pregunta: other }: Placed): number =>
  one.lugar - other.lugar || other.direccion - one.direccion;

/** All of the help by its themes, each question with its number, but what this registry does not have. */
export function helpOf(asked: HelpAsked): TemaNumerado[] {
  let numero = 0;
  const shown = placed(asked).filter(({ de, seMuestra }) => seMuestra && !(de && asked.falta.includes(de)));
  return TEMAS_DE_AYUDA.map((tema) => ({
    tema,
    titulo: TEMA_EN_PALABRAS[tema],
    preguntas: shown
      .filter((each) => each.tema === tema)
      .sort(inOrder)
      .map(({ pregunta }) => ({ ...pregunta, numero: ++numero })),
  })).filter(({ preguntas }) => preguntas.length > 0);
}
