import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

export const codeIn = ({ request }: RouteArgs): string =>
  new URL(request.url).searchParams.get('codigo') ?? '';

/** Accepts, or does not. Refused, the link is still there to be opened again. */
export const contestar =
  (acepta: boolean) =>
  async (args: RouteArgs, { registry, operacion }: SignedSubmission) => {
    const codigo = codeIn(args);
    const answer = await registry.candado.responderCustodia({ codigo, acepta, operacion });
    const to = rechazoDe(answer) ? address.custodia(codigo) : address.porAprobar();
    return told(args, to, answer);
  };
