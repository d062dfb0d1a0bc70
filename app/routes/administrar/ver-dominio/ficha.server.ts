import type { Outputs } from '~/registry/contract';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import { perRequest } from '~/session/request/memoize-per-request.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';
import { historyAsked, recordsAsked } from './asked';
import { givenAway } from './given-away.server';

export type Ficha = Outputs['administracion']['ficha'];

/** The name that an address is about. */
export const nombreIn = ({ request }: RouteArgs): string =>
  new URL(request.url).searchParams.get('dominio') ?? '';

/** The same where names are not moved between registrars. */
const sinCodigos = ({ caidas, ...ficha }: Ficha): Ficha => ({
  ...ficha,
  codigos: null,
  caidas: caidas?.filter((seccion) => seccion !== 'codigos'),
});

/** Whether names are moved between registrars; not known, a name is shown without that: the frame offers no transfers then either. */
export const namesMove = (args: RouteArgs): Promise<boolean> => transfersEnabled(args).catch(() => false);

/** All that the detail of the address's domain shows, in one question; 'Información no disponible' for one that is not theirs. */
export const fichaOf = perRequest(async (args: RouteArgs): Promise<Ficha> => {
  const { registry } = await signedIn(args);
  const [registros, historia] = [recordsAsked(args.request), historyAsked(args.request)];
  const asked = {
    nombreDominio: nombreIn(args),
    registros: registros.partOf(registros.page),
    historia: historia.partOf(historia.page),
    conCodigos: true,
  };
  const [seTransfieren, ficha] = await Promise.all([
    namesMove(args),
    orNotAvailable(registry.administracion.ficha(asked), () => givenAway(args)),
  ]);
  return seTransfieren ? ficha : sinCodigos(ficha);
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
