import type { Id } from '../contract/ids';

/** The largest id that a table gives out: 32 bits on PostgreSQL. */
const ID_MAXIMO = 2 ** 31 - 1;

/** The row that an id names. No row has the id of another registry, nor a number beyond a table's: 0, which none has either. */
export const fila = (id: Id): number => (typeof id === 'number' && Math.abs(id) <= ID_MAXIMO ? id : 0);
