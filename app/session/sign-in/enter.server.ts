import { inicio, isOfDesk } from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import type { Aviso } from '~/components/frame/data';
import type { Identidad } from '~/openid/claims.server';
import { asksOwnSecondStep } from '~/openid/issuer.server';
import type { Acr } from '~/registry/domain/step-up';
import { type RouteArgs, redirectOut, requestContext } from '../request/request-context.server';
import { associateCart } from './cart.server';
import { firstStop } from './first-stop.server';
import { passwordAlone } from './password-alone.server';
import type { PendingSignIn } from './pending.server';
import type { SignedIn } from './signed-in';

/** Where a sign-in leads, and whether its person was to show once more who they are. */
export type Coming = Pick<PendingSignIn, 'volver' | 'confirms'>;

const CONFIRMED: Record<Acr, Aviso> = {
  contrasena: {
    tipo: 'aviso',
    borrador: true,
    texto: 'Confirmó su contraseña. Lo que escribió está en el formulario: para terminar, envíelo de nuevo.',
  },
  'segundo-factor': {
    tipo: 'aviso',
    borrador: true,
    texto:
      'Confirmó que es usted, con su segundo paso. Lo que escribió está en el formulario: para terminar, envíelo de nuevo.',
  },
};
const NOT_ASKED: Record<Acr, Aviso> = {
  contrasena: {
    tipo: 'error',
    texto:
      'Su proveedor de identidad no le volvió a pedir la contraseña, y sin ella ese cambio no se hace. Cierre la sesión, ingrese de nuevo y repítalo.',
  },
  'segundo-factor': {
    tipo: 'error',
    texto:
      'Su proveedor de identidad no dice que haya ingresado con un segundo paso, y sin él ese cambio no se hace. Actívelo en su cuenta de ese proveedor, ingrese de nuevo y repítalo.',
  },
};

/**
 * Since when somebody counts as having shown who they are; null where they were asked nothing. One who was to show it was asked since this sign-in began,
 * and for a second step where that was wanted; a provider that does not say when is believed to have done what `prompt=login` asks (decision 051). Where our own second
 * step was shown at any other sign-in, it is as old as their password.
 */
function confirmedAt({ acr, asked, askedAt, withOwnStep }: SignedIn, { confirms }: Coming): string | null {
  if (confirms === null) return withOwnStep ? askedAt : null;
  const isEnough = confirms === 'contrasena' || acr === confirms;
  return isEnough && asked !== 'not asked' ? (askedAt ?? stamp(now())) : null;
}

const saidOf = (signedIn: SignedIn, confirms: Acr, confirmada: string | null): Aviso => {
  if (confirmada) return CONFIRMED[signedIn.withOwnStep ? 'segundo-factor' : confirms];
  return NOT_ASKED[signedIn.withOwnStep ? 'contrasena' : confirms];
};

/** Makes this browser's session the person's, and leads to where they were. */
export async function enter(args: RouteArgs, signedIn: SignedIn, coming: Coming): Promise<Response> {
  const { session } = await requestContext(args);
  const { confirms, volver } = coming;
  const confirmada = confirmedAt(signedIn, coming);
  await session.renewFor({ ...signedIn.row, acr: signedIn.acr, confirmada });
  await associateCart(args, session);
  if (confirms) {
    await session.write('aviso', saidOf(signedIn, confirms, confirmada));
    const who: Identidad = JSON.parse(signedIn.row.persona);
    if (confirmada && asksOwnSecondStep() && !signedIn.withOwnStep) await passwordAlone(who);
    if (asksOwnSecondStep())
      await session.write('confirmacion', { asked: signedIn.asked, cuando: stamp(now()), confirmada });
  }
  if (confirms && !confirmada && isOfDesk(volver)) return redirectOut(args, inicio()); // it would lead to the provider again
  const { plainRegistry } = await requestContext(args);
  return redirectOut(args, await firstStop(volver, session, plainRegistry));
}
