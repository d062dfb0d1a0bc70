import { idOf } from '~/session/failures/not-available.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { confirmed, domainOf } from './domain.server';
import { sectionOf } from './ficha.server';
import { nameOf } from './name-of';

/** Invitations of a domain that wait for an answer, or expired without one. */
export const invitationsOf = sectionOf(
  ({ invitaciones }) => invitaciones,
  async (args) => {
    const { registry } = await signedIn(args);
    const nombreDominio = nameOf(await domainOf(args));
    return (await registry.administracion.invitacionesEnviadas({ nombreDominio })).invitaciones;
  },
);

/** Mails an invitation again, with a new link. */
export const reenviar = (args: RouteArgs, submission: SignedSubmission) =>
  confirmed(args, submission, ({ operacion }) =>
    submission.registry.administracion.reenviarInvitacion({ id: idOf(submission.argumento), operacion }),
  );
