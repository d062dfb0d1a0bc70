import { dayOf, now } from '~/clock.server';
import { orNotAvailable } from '~/session/not-available.server';
import type { Registry } from '~/session/visit.server';

/** A domain of the person's; 'Información no disponible' without one, and for one that is not theirs (spec 2). */
export async function loadDomain(registry: Registry, query: URLSearchParams) {
  const nombreDominio = query.get('dominio') ?? '';
  const info = await orNotAvailable(registry.administracion.informacion({ nombreDominio }));
  return { info, hoy: dayOf(now()).toString() };
}

export type Info = Awaited<ReturnType<typeof loadDomain>>['info'];
