import { count } from '~/format';
import type { DisponibilidadItem } from '~/registry/contract/dominio';

/** What came of a search, in one line. */
export function outcomeOf(found: readonly DisponibilidadItem[]): string {
  const names = found.filter(({ mensaje }) => !mensaje);
  const others = found.filter(({ mensaje }) => mensaje);
  if (others.length === 0) return ofNames(names, '');
  return `${ofNames(names, ' nombres')}; ${noNames(others)}`;
}

function ofNames(found: readonly DisponibilidadItem[], noun: string): string {
  const [only, ...others] = found;
  const all = found.length;
  const free = found.filter(({ disponible }) => disponible).length;
  // Its line says it in the words of the specification: the heading over it names what was looked for.
  if (only && others.length === 0) return `${only.nombre} ${only.disponible ? 'está' : 'no está'} libre`;
  if (free === 0) return `Ninguno de los ${all}${noun} está libre`;
  if (free === all) return `Los ${all}${noun} están libres`;
  return `${free} de los ${all}${noun} ${free === 1 ? 'está libre' : 'están libres'}`;
}

/** What was typed and can be no name here; one that ends otherwise is a name, of another registry. */
function noNames(found: readonly DisponibilidadItem[]): string {
  const elsewhere = found.some(({ nombre }) => nombre.includes('.') && !nombre.includes('@'));
  const what = elsewhere ? ['un nombre .uy', 'nombres .uy'] : ['un nombre de dominio', 'nombres de dominio'];
  return count(found.length, `no es ${what[0]}`, `no son ${what[1]}`);
}
