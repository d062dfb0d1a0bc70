import { ORPCError } from '@orpc/server';
import { Temporal } from 'temporal-polyfill';
import { heldSentence, heldUntil, type SeenSignIn, type StepUpAct, stepUpFor } from '../../domain/step-up';
import type { EdgeContext } from '../context';
import type { UsuarioActual } from '../quien/account-store';
import { ConfirmarIdentidad, Rechazo } from './rechazo';

/** Who asks, and when. */
type Asking = Pick<EdgeContext, 'now'> & { usuario: UsuarioActual };

/** What is known of the sign-in of who asks. */
export const seenSignIn = ({ acr, claveEn, conFactor = false }: UsuarioActual): SeenSignIn => ({
  acr,
  authTime: claveEn === undefined ? undefined : Temporal.Instant.from(claveEn),
  hasFactor: conFactor,
});

/** Whether the sign-in of who asks is enough for an act. */
export const stepUpOf = ({ now, usuario }: Asking, act: StepUpAct) =>
  stepUpFor(act, seenSignIn(usuario), now);

/** Until when nothing delicate is done, because their second step was taken away a short while ago. */
export const heldOf = ({ now, usuario }: Asking): string | undefined => heldUntil(usuario.retenidoHasta, now);

/** Who took somebody's session has neither their password nor their second factor. */
export function requireStepUp(asking: Asking, act: StepUpAct): void {
  const held = heldOf(asking);
  if (held) throw new Rechazo('SIN_SEGUNDO_PASO', heldSentence(held));
  const found = stepUpOf(asking, act);
  if (!found.ok) throw new ConfirmarIdentidad(found.asks);
}

/** Of what answers no envelope. */
export const notNow = ({ message }: Rechazo) => new ORPCError('FORBIDDEN', { message });

/** The same as HTTP says it: 401, with what is asked of the next sign-in (RFC 9470, 3). */
export const insufficient = ({ message, asks }: ConfirmarIdentidad) =>
  new ORPCError('INSUFFICIENT_USER_AUTHENTICATION', { status: 401, message, data: { pide: asks } });
