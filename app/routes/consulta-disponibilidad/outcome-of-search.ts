import type { DisponibilidadItem } from '~/registry/contract/dominio';

/** What came of a search, in one line. */
export function outcomeOf(found: readonly DisponibilidadItem[]): string {
  const [only, ...others] = found;
  const all = found.length;
  const free = found.filter(({ disponible }) => disponible).length;
  // Its line says it in the words of the specification: the heading over it names what was looked for.
  if (only && others.length === 0) return `${only.nombre} ${only.disponible ? 'está' : 'no está'} libre`;
  if (free === 0) return `Ninguno de los ${all} está libre`;
  if (free === all) return `Los ${all} están libres`;
  return `${free} de los ${all} ${free === 1 ? 'está libre' : 'están libres'}`;
}
