import type { Outputs } from '~/registry/contract';
import { RegistryFailure } from '~/registry/failure';
import type { Failed } from '~/session/failures.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';
import { type RouteArgs, visit } from '~/session/visit.server';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';

type Codigo = Outputs['codigo']['historial']['historial'][number];

/** What the section of a detail shows of the codes of a name. */
export interface Transferencia {
  /** The code in force, or the one that a registrar is asking with; masked unless it was asked to be seen. */
  actual: (Codigo & { shown: boolean; alVencer: Outputs['codigo']['vigente']['alVencer'] }) | null;
  /** Null while it was not asked for; `hay` says whether there is any. */
  historial: readonly Codigo[] | null;
  hay: number;
}

const MASK = '•••• •••• •••• ••••';

function currentOf(found: Outputs['codigo']['vigente'], ver: boolean): Transferencia['actual'] {
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

/** An edge that knows no codes: there is no section. */
async function codesOf<T>(asked: Promise<T>, failed: Failed): Promise<T | null> {
  return asked.catch((failure: unknown) => {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado') return null;
    return failed(failure, 'codigo.vigente');
  });
}

/**
 * The section 'Transferencia de Registrador' of a name: for its holder, administrative and technical contact, of names
 * right under .uy, with the feature on (spec 6). `?codigo=ver` shows the code, `?historial=ver` those that are over.
 */
export async function loadTransferencia(args: RouteArgs, info: Info): Promise<Transferencia | null> {
  const isTheirs = info.esTitular || info.esAdministrativo || info.esTecnico;
  if (info.dominio.dominioCore.tld !== 'uy' || !isTheirs) return null;
  const nombre = nameOf(info);
  const query = new URL(args.request.url).searchParams;
  const { registry, plainRegistry, failed } = await visit(args);
  const off = (failure: unknown) => failed(failure, 'transferencia.isTarEnabled');
  if (!(await transfersEnabled(args).catch(off))) return null;
  const found = await codesOf(plainRegistry.codigo.vigente({ dominio: nombre }), failed);
  if (!found) return null;
  const { historial } = await registry.codigo.historial({ dominio: nombre });
  return {
    actual: currentOf(found, query.get('codigo') === 'ver'),
    historial: query.get('historial') === 'ver' ? historial : null,
    hay: historial.length,
  };
}
