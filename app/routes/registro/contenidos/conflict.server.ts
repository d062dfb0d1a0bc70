import type { Conflict, Difference } from '~/components/form/meanwhile';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { partesDe } from '~/registry/contract/oficina/partes-de-contenido';
import { conflictOver } from '~/routes/registro/draft-seen.server';
import type { loadContenido } from './contenido.server';

type Actual = Awaited<ReturnType<typeof loadContenido>>['contenido'];

/** What was typed beside what somebody else saved meanwhile. */
export function conflictOf(typed: ContenidoEscrito, seen: Actual): Conflict {
  const actual = partesDe(seen.escrito);
  const cambios: Difference[] = Object.entries(partesDe(typed))
    .map(([campo, suyo]) => ({ campo, suyo, actual: actual[campo] ?? '' }))
    .filter(({ suyo, actual: now }) => suyo !== now);
  return conflictOver(seen, cambios);
}
