import type { RouteArgs } from '../request/request-context.server';
import { done } from './answers.server';
import type { Submission } from './form.server';

type Sent = Pick<Submission, 'operacion' | 'plainRegistry'>;

/** Whether this form was done before: pressed twice, or sent again from a page that stayed open. */
export async function wasDone({ operacion, plainRegistry }: Sent): Promise<boolean> {
  if (!operacion) return false;
  const { hecha } = await plainRegistry.usuario.operacionHecha({ operacion }).catch(() => ({ hecha: false }));
  return hecha === true;
}

const UNA_VEZ = 'Este formulario ya se había enviado: se hizo una sola vez.';

/**
 * The answer to such a form where the registry cannot be asked again as it was, because what the form was made from is gone
 * by now: a draft, a place in a list, another cart. Null for a form that was not done.
 */
export const doneBefore = async (args: RouteArgs, sent: Sent, to: string): Promise<Response | null> =>
  (await wasDone(sent)) ? done(args, to, { tipo: 'ok', texto: UNA_VEZ }) : null;
