import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import type { Registry } from '~/session/request/request-context.server';
import type { filtroDe } from './filters.server';

/** All the names that a filter finds, a part at a time, each from where the one before ended. */
export async function* walked(
  registry: Registry,
  filtro: ReturnType<typeof filtroDe>,
): AsyncGenerator<DominioWrapper[], void> {
  let despuesDe: string | null = null;
  do {
    const part = await registry.administracion.recorrerDominios({ ...filtro, despuesDe });
    yield part.dominioWrapperDTOList;
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
}
