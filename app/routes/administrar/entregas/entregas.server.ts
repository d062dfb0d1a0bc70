import * as address from '~/addresses';
import type { Aviso } from '~/components/frame/data';
import type { Entrega } from '~/registry/contract/administracion/invitaciones';
import { isSameId } from '~/registry/contract/ids';
import { idOf, notAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** The domains that the person gave away: those that nobody took yet, and those that can still be taken back. */
export async function entregasDe(args: RouteArgs) {
  const { registry } = await signedIn(args);
  return registry.administracion.entregas();
}

/** The one that a dialog's address is of. */
export async function entregaDe(args: RouteArgs): Promise<Entrega> {
  const id = idOf(new URL(args.request.url).searchParams.get('entrega'));
  const { entregas } = await entregasDe(args);
  const found = entregas.find((each) => isSameId(each.id, id));
  if (!found) throw notAvailable();
  return found;
}

/** What is said of a name that was taken back, and where to go on: to what pays for it, where the transfer took that from it. */
export async function vuelto(
  args: RouteArgs,
  submission: SignedSubmission,
  nombre: string,
  texto: string,
): Promise<Aviso> {
  const info = await orWithout(args, submission, 'administracion.informacion', ({ administracion }) =>
    administracion.informacion({ nombreDominio: nombre, conRegistros: false }),
  );
  const seguir = { href: address.verDominio(nombre), texto: `Ver ${nombre}`, kind: 'second' } as const;
  if (!info?.permisos.puedeVerPagos || info.cuentaPago) return { tipo: 'ok', texto, seguir };
  const href = address.accionDominio('cambiar-forma-de-pago', nombre);
  return {
    tipo: 'aviso',
    texto: `${texto} Quedó sin forma de pago.`,
    seguir: { href, texto: 'Asociar una forma de pago' },
  };
}

/** Mails the invitation again, with a new link. */
export const reenviar = async (args: RouteArgs, { registry, argumento, operacion }: SignedSubmission) =>
  told(
    args,
    address.entregas(),
    await registry.administracion.reenviarInvitacion({ id: idOf(argumento), operacion }),
  );
