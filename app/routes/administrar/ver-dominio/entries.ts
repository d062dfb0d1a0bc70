import { count } from '~/format';

/** How much there is in a history, and how it is read: that somebody looked at a name is an entry, and changed nothing. */
export const entriesOf = (total: number): string =>
  `${count(total, 'entrada', 'entradas')}${total > 1 ? ', las más nuevas primero' : ''}, en hora de Uruguay.`;
