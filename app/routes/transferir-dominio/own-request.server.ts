import { orNotAvailable } from '~/session/failures/not-available.server';
import type { Registry } from '~/session/request/request-context.server';

/** The request that an address names, by `dominio` and `codAuth`; 'Información no disponible' where it is not theirs. */
export async function requestOf(registry: Registry, request: Request) {
  const { solicitud } = await orNotAvailable(registry.transferencia.datos(namedBy(request)));
  return solicitud;
}

/** What an address names a request by. */
export function namedBy({ url }: Request): { dominio: string; codigo: string } {
  const { searchParams } = new URL(url);
  return { dominio: searchParams.get('dominio') ?? '', codigo: searchParams.get('codAuth') ?? '' };
}
