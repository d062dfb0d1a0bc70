import * as address from '~/addresses';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { endSession } from '~/session/list.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Ends one of the person's other sessions; a session of somebody else is none of theirs. */
export async function cerrar(args: RouteArgs, { form, person }: SignedSubmission) {
  const ended = await endSession(person.oid, String(form.get('sesion') ?? ''));
  const texto = ended ? 'La sesión se cerró.' : 'Esa sesión ya no estaba abierta.';
  return done(args, address.acceso(), { tipo: ended ? 'ok' : 'aviso', texto });
}
