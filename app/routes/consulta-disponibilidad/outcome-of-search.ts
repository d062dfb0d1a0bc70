import type { DisponibilidadItem } from '~/registry/contract/dominio';
import { DISPONIBLE, NO_DISPONIBLE } from '~/registry/domain/words/compras';

/** What came of a search, in one line. */
export function outcomeOf(dominios: readonly DisponibilidadItem[]): string {
  const all = dominios.length;
  const free = dominios.filter(({ disponible }) => disponible).length;
  if (all === 1) return free === 1 ? DISPONIBLE : NO_DISPONIBLE;
  if (free === 0) return `Ninguno de los ${all} está libre`;
  if (free === all) return `Los ${all} están libres`;
  return `${free} de los ${all} ${free === 1 ? 'está libre' : 'están libres'}`;
}
