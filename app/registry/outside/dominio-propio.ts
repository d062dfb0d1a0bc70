import type { DominioWrapper } from '../contract/administracion/formas';
import { RegistryFailure } from '../failure';
import type { Edge } from './edge';
import { lista, porRoles } from './lista-de-dominios';

/** How many names that only look alike a lookup by name goes through. */
const ALIKE = 50;

async function search(edge: Edge, nombre: string) {
  const found = await lista(edge, { nombre, cantResultados: ALIKE });
  const isIt = (wrapper: DominioWrapper) => wrapper.dominio.dominioCore.nombre === nombre;
  const at = found.wrappers.findIndex(isIt);
  const [wrapper, said] = [found.wrappers[at], found.rows[at]];
  const own =
    wrapper && said ? { wrapper, said, permisos: porRoles(wrapper), listed: found.permisos[nombre] } : null;
  return { isAnswered: found.answer.done, own };
}

/** The one domain of the caller's with exactly this name (spec 4: shown only when exactly one matches). */
export const propio = async (edge: Edge, nombre: string) => (await search(edge, nombre)).own;

/** The same, to see whether a change was made: a list that is refused does not say that the name is gone. */
export async function propioAhora(edge: Edge, nombre: string) {
  const { isAnswered, own } = await search(edge, nombre);
  if (!isAnswered) throw new RegistryFailure('backend', 502);
  return own;
}
