import { onceForSettings } from '~/base/config.server';
import { RegistryFailure } from '~/registry/client.server';
import { perRequest } from './request/memoize-per-request.server';
import { type RouteArgs, requestContext } from './request/request-context.server';

/** What was answered last, for a page that asks nothing: the registry may be what failed. */
const lastAnswer = onceForSettings(() => ({ enabled: false }));

/** Whether names could be moved when that was asked last. */
export const wereTransfersEnabled = (): boolean => lastAnswer().enabled;

/** Whether names can be moved between registrars here. An edge that knows no transfers answers 404: there they are off. */
export const transfersEnabled = perRequest(async (args: RouteArgs): Promise<boolean> => {
  const enabled = await askEnabled(args);
  lastAnswer().enabled = enabled;
  return enabled;
});

async function askEnabled(args: RouteArgs): Promise<boolean> {
  const { transferencia } = (await requestContext(args)).plainRegistry;
  try {
    return (await transferencia.isTarEnabled()).code === 'true';
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado') return false;
    throw failure;
  }
}
