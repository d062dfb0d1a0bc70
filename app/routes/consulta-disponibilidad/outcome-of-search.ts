import type { DisponibilidadItem } from '~/registry/contract/dominio';

/** What came of a search, in one line. */
export function outcomeOf(found: readonly DisponibilidadItem[]): string {
  // What is no name is neither free nor taken: its row says why.
  const dominios = found.filter(({ mensaje }) => mensaje === '');
  const [only, ...others] = dominios;
  const all = dominios.length;
  const free = dominios.filter(({ disponible }) => disponible).length;
  // Its line says it in the words of the specification: the heading over it names what was looked for.
  if (only && others.length === 0) return `${only.nombre} ${only.disponible ? 'está' : 'no está'} libre`;
  if (free === 0) return `Ninguno de los ${all} está libre`;
  if (free === all) return `Los ${all} están libres`;
  return `${free} de los ${all} ${free === 1 ? 'está libre' : 'están libres'}`;
}
