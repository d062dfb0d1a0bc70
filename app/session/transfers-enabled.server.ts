import { RegistryFailure } from '~/registry/client.server';
import { perRequest } from './request/memoize-per-request.server';
import { type RouteArgs, requestContext } from './request/request-context.server';

/** Whether names can be moved between registrars here. An edge that knows no transfers answers 404: there they are off. */
export const transfersEnabled = perRequest(async (args: RouteArgs): Promise<boolean> => {
  const { transferencia } = (await requestContext(args)).plainRegistry;
  try {
    return (await transferencia.isTarEnabled()).code === 'true';
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado') return false;
    throw failure;
  }
});
