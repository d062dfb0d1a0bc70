import { job } from '../due/job';
import { together } from '../due/work';
import { type Carrito, listAbandonados, removeCarritos } from './cleanup-store';

/** Forgets carts left behind: with them goes the holder data typed in them. Confirmed sales stay for ever. */
export const abandonados = job<Carrito>({
  kind: 'carrito',
  key: ({ id }) => String(id),
  find: listAbandonados,
  way: together(200, removeCarritos),
});
