import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Leaves a lock closed that was about to open; said on the page that it was asked on. */
export async function mantener(args: RouteArgs, { registry, argumento, operacion, path }: SignedSubmission) {
  const asked = { nombreDominio: argumento, operacion };
  return told(args, path, await orNotAvailable(registry.candado.mantener(asked)));
}
