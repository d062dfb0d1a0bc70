import type { Outputs } from '~/registry/contract';
import { signedIn } from '~/session/guard.server';
import { orNotAvailable } from '~/session/not-available.server';
import { perRequest } from '~/session/per-request.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';
import type { RouteArgs } from '~/session/visit.server';
import { historyAsked, recordsAsked } from './asked';

export type Ficha = Outputs['administracion']['ficha'];

/** The name that an address is about. */
export const nombreIn = ({ request }: RouteArgs): string =>
  new URL(request.url).searchParams.get('dominio') ?? '';

/** All that the detail of the address's domain shows, in one question; 'Información no disponible' for one that is not theirs. */
export const fichaOf = perRequest(async (args: RouteArgs): Promise<Ficha> => {
  const { registry } = await signedIn(args);
  // Not known, the name is shown without them: the frame offers no transfers then either.
  const conCodigos = await transfersEnabled(args).catch(() => false);
  const [registros, historia] = [recordsAsked(args.request), historyAsked(args.request)];
  return orNotAvailable(
    registry.administracion.ficha({
      nombreDominio: nombreIn(args),
      registros: registros.partOf(registros.page),
      historia: historia.partOf(historia.page),
      conCodigos,
    }),
  );
});

/** What a dialog wants to know of its domain: the detail below it was told already; without one it is asked by itself. */
export const sectionOf = <T>(
  section: (ficha: Ficha) => T | null,
  alone: (args: RouteArgs) => Promise<T>,
): ((args: RouteArgs) => Promise<T>) =>
  perRequest(async (args: RouteArgs) => {
    const ficha = await fichaOf.known(args);
    return (ficha && section(ficha)) ?? alone(args);
  });
