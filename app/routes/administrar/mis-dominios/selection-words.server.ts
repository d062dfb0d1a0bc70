import { count } from '~/format';
import { type Chosen, TODOS_MENOS } from './selection.server';

interface Shown {
  /** Whether what was chosen is all that this filter finds. */
  sonTodos: boolean;
  /** The names of this page that can be chosen, and how many of what the filter finds can. */
  elegibles: readonly string[];
  total: number;
}

const NONE_YET = 'Marque dominios en la lista: siguen elegidos en otra página y con otro filtro.';
const OTHER = ': todos los que cumplen otro filtro. Si marca algo en esta lista, queda elegido solo eso.';

/**
 * What is said of a selection: how much of it was made so far, and what the bar says where nothing of this page is ticked, some is with some
 * elsewhere, or all that the filter finds. Which of these holds as boxes are ticked, the style sheet says.
 */
export function wordsOf(elegidos: Chosen, { sonTodos, elegibles, total }: Shown) {
  const { nombres, filtro } = elegidos;
  const elsewhere = nombres.filter((nombre) => !elegibles.includes(nombre)).length;
  const isOther = filtro !== null && !sonTodos;
  const soFar = `${count(elegidos.total, 'dominio elegido', 'dominios elegidos')} hasta ahora`;
  const someWords = elegidos.total === 0 ? NONE_YET : `${soFar}${isOther ? OTHER : '.'}`;
  return {
    hastaAhora: sonTodos ? `Están elegidos los ${total} que cumplen el filtro. ${TODOS_MENOS}` : someWords,
    ninguno: `Elegidos: ${isOther ? `los ${elegidos.total} de otro filtro` : `${elsewhere} en otras páginas`}`,
    tambien: elsewhere > 0 ? ` aquí y ${elsewhere} en otras páginas` : '',
    todos: `Elegidos: los ${total}`,
  };
}

export type SelectionWords = ReturnType<typeof wordsOf>;
