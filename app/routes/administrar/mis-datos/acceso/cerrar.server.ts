import * as address from '~/addresses';
import { count } from '~/format';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { endSession, listSessions } from '~/session/list.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Ends one of the person's other sessions; a session of somebody else is none of theirs. */
export async function cerrar(args: RouteArgs, { form, person }: SignedSubmission) {
  const ended = await endSession(person.oid, String(form.get('sesion') ?? ''));
  const texto = ended ? 'La sesión se cerró.' : 'Esa sesión ya no estaba abierta.';
  return done(args, address.acceso(), { tipo: ended ? 'ok' : 'aviso', texto });
}

/** Ends all of them but the one in use. */
export async function cerrarOtras(args: RouteArgs, { person, session }: SignedSubmission) {
  const others = (await listSessions(person.oid)).filter(({ publicId }) => publicId !== session.publicId);
  let ended = 0;
  for (const { publicId } of others) if (await endSession(person.oid, publicId)) ended += 1;
  const texto = ended === 1 ? 'Se cerró una sesión.' : `Se cerraron ${count(ended, 'sesión', 'sesiones')}.`;
  return done(args, address.acceso(), { tipo: 'ok', texto });
}
