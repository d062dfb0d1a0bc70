import type { Outputs } from '~/registry/contract';
import { quienesPueden } from '~/registry/domain/acciones';
import type { RouteArgs } from '~/session/request/request-context.server';

type Codigos = NonNullable<Outputs['administracion']['ficha']['codigos']>;
type Codigo = Codigos['historial'][number];

/** What the section of a detail shows of the codes of a name. */
export interface Transferencia {
  /** The code in force, or the one that a registrar is asking with; masked unless it was asked to be seen. */
  actual: (Codigo & { shown: boolean; alVencer: Codigos['alVencer'] }) | null;
  /** Why a new code would be refused, as the registry says it; empty where it would not. */
  motivo: string;
  /** Who answers the registrar that asks for the name. */
  aprueban: string;
  /** Null while it was not asked for; `hay` says whether there is any. */
  historial: readonly Codigo[] | null;
  hay: number;
}

const MASK = '•••• •••• •••• ••••';

function currentOf(found: Omit<Codigos, 'historial'>, ver: boolean): Transferencia['actual'] {
  const { authorizationCode, state, requestDate, expirationDate, alVencer } = found;
  if (!state || !authorizationCode || !requestDate || !expirationDate) return null;
  const shown = ver && state === 'ACTIVE';
  return {
    authorizationCode: shown ? authorizationCode : MASK,
    state,
    requestDate,
    expirationDate,
    shown,
    alVencer,
  };
}

/**
 * The section 'Transferencia de Registrador' of a name: for its holder, administrative and technical contact, of names
 * right under .uy, with the feature on (spec 6). `?codigo=ver` shows the code, `?historial=ver` those that are over.
 */
export function transferOf({ request }: RouteArgs, codigos: Codigos | null): Transferencia | null {
  if (!codigos) return null;
  const query = new URL(request.url).searchParams;
  const { historial, ...vigente } = codigos;
  return {
    actual: currentOf(vigente, query.get('codigo') === 'ver'),
    motivo: vigente.motivo ?? '',
    aprueban: quienesPueden('aprobarTransferencia'),
    historial: query.get('historial') === 'ver' ? historial : null,
    hay: historial.length,
  };
}
