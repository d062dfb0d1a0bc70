import { signedIn } from '~/session/guard.server';
import type { SignedSubmission } from '~/session/intents.server';
import { idOf } from '~/session/not-available.server';
import { perRequest } from '~/session/per-request.server';
import type { RouteArgs } from '~/session/visit.server';
import { confirmed, domainOf } from './domain.server';
import { nameOf } from './name-of';

/** Invitations of a domain that wait for an answer, or expired without one. */
export const invitationsOf = perRequest(async (args: RouteArgs) => {
  const { registry } = await signedIn(args);
  const nombreDominio = nameOf(await domainOf(args));
  const { invitaciones } = await registry.administracion.invitacionesEnviadas({ nombreDominio });
  return invitaciones;
});

/** Mails an invitation again, with a new link. */
export const reenviar = (args: RouteArgs, submission: SignedSubmission) =>
  confirmed(args, submission, ({ operacion }) =>
    submission.registry.administracion.reenviarInvitacion({ id: idOf(submission.argumento), operacion }),
  );
