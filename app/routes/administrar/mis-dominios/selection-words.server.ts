import { inMarks } from '~/components/ticked-marks';
import { count } from '~/format';
import { areAllTheirs, type Chosen, TODOS_MENOS } from './selection.server';

interface Shown {
  /** Whether what was chosen is all that this filter finds. */
  sonTodos: boolean;
  /** The names of this page that can be chosen, and how many of what the filter finds can. */
  elegibles: readonly string[];
  total: number;
  /** How many it finds, those that cannot be chosen among them. */
  hallados: number;
  /** Whether less than all of the person's names was asked for. */
  isFiltered: boolean;
}

const NONE_YET = 'Marque dominios en la lista: siguen elegidos en las otras páginas.';
/** Why fewer can be chosen than are found: of a pending or failed name nothing can be changed yet, and its row has no box. */
const withoutBox = (n: number): string =>
  n === 1
    ? 'El otro no tiene casilla: su registro no terminó o no se pudo completar.'
    : `Los otros ${n} no tienen casilla: su registro no terminó o no se pudo completar.`;

const stillChosen = (n: number): string =>
  n === 1
    ? 'Sigue elegido 1 dominio, de otra lista. Para modificarlo,'
    : `Siguen elegidos ${n} dominios, de otra lista. Para modificarlos,`;

const otherWords = (elegidos: Chosen): string =>
  `: ${areAllTheirs(elegidos) ? 'todos sus dominios' : 'todos los que cumplen otro filtro'}. Si marca algo en esta lista, queda elegido solo eso.`;

/** That all of this list are chosen: no filter is named where none is in force. */
const allChosen = (elegidos: Chosen, total: number): string =>
  areAllTheirs(elegidos)
    ? `Están elegidos todos sus dominios (${total}).`
    : `Están elegidos los ${total} que cumplen el filtro.`;

/** What chooses all that can be. */
const toChooseAll = (total: number, isFiltered: boolean): string =>
  isFiltered
    ? `Todos los que cumplen el filtro (${count(total, 'dominio', 'dominios')})`
    : `Todos mis dominios (${total})`;

/**
 * What is said of a selection: how much of it was made so far, and what the bar says where nothing of this page is ticked, some is with some
 * elsewhere, or all that the filter finds. Which of these holds as boxes are ticked, the style sheet says.
 */
export function wordsOf(elegidos: Chosen, { sonTodos, elegibles, total, hallados, isFiltered }: Shown) {
  const { nombres, filtro } = elegidos;
  const elsewhere = nombres.filter((nombre) => !elegibles.includes(nombre)).length;
  const isOther = filtro !== null && !sonTodos;
  const soFar = `${count(elegidos.total, 'dominio elegido', 'dominios elegidos')} hasta ahora`;
  const someWords = elegidos.total === 0 ? NONE_YET : `${soFar}${isOther ? otherWords(elegidos) : '.'}`;
  const ofOther = areAllTheirs(elegidos)
    ? `todos (${elegidos.total})`
    : `los ${elegidos.total} de otro filtro`;
  const many = isOther ? ofOther : `${elsewhere} en otras páginas`;
  const notHere = elsewhere === 1 ? '1 en otra página' : many;
  return {
    hastaAhora: sonTodos ? `${allChosen(elegidos, total)} ${TODOS_MENOS}` : someWords,
    enLaBarra: elegidos.total > 0 && !sonTodos && !isOther,
    elegirTodos: toChooseAll(total, isFiltered),
    fijo: `Elegidos: ${sonTodos ? `los ${total}` : notHere}`,
    tambien: elsewhere > 0 ? ` aquí y ${notHere}` : undefined,
    /** Where nothing of what is found can be chosen: that what was, still is. */
    siguen: total === 0 && elegidos.total > 0 ? stillChosen(elegidos.total) : '',
    /** Whether to choose those of this page is something else than to choose all, and not so already. */
    conPagina:
      elegibles.length > 1 &&
      (elegibles.length < total || elsewhere > 0) &&
      elegibles.some((nombre) => !nombres.includes(nombre)),
    sinCasilla: hallados > total ? withoutBox(hallados - total) : '',
    /** Those that this page does not show: they are chosen whatever is ticked on it. */
    enOtras: inMarks(sonTodos ? total - elegibles.length : elsewhere),
  };
}

export type SelectionWords = ReturnType<typeof wordsOf>;

/** Where the chosen ones are that the page did not show from which a change was asked: nobody changes what they do not see without being told. */
export function whereTheyAre(elegidos: Chosen): string {
  const { filtro, total, aqui } = elegidos;
  if (aqui === undefined || aqui >= total) return '';
  const elsewhere = total - aqui;
  if (areAllTheirs(elegidos))
    return aqui === 0
      ? `Son todos sus dominios (${total}); ninguno es de la página que estaba viendo.`
      : `Son todos sus dominios: ${areOrIs(aqui)} de la página que estaba viendo y ${elsewhere} de otras.`;
  if (filtro !== null)
    return aqui === 0
      ? `${total === 1 ? 'Es el único que cumple' : `Son los ${total} que cumplen`} el filtro con que ${total === 1 ? 'lo' : 'los'} eligió; ${total === 1 ? 'no' : 'ninguno'} es de la página que estaba viendo.`
      : `Son todos los que cumplen el filtro: ${areOrIs(aqui)} de la página que estaba viendo y ${elsewhere} de otras.`;
  if (aqui === 0)
    return total === 1
      ? 'El elegido no es de la página que estaba viendo: es de otra página o de otro filtro.'
      : `Ninguno de los ${total} elegidos es de la página que estaba viendo: son de otras páginas o de otro filtro.`;
  return `De los ${total} elegidos, ${areOrIs(aqui)} de la página que estaba viendo y ${areOrIs(elsewhere)} de otras páginas o de otro filtro.`;
}

const areOrIs = (n: number): string => `${n} ${n === 1 ? 'es' : 'son'}`;
