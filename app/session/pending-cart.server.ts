import { rechazoDe } from '~/registry/contract/rechazo';
import { perRequest } from './request/memoize-per-request.server';
import { requestContext } from './request/request-context.server';

/** What waits in the cart of who asks: the frame of every page shows it, and a screen that wants to know asks nothing more. */
export const pendingCart = perRequest(async (args) => {
  const { session, plainRegistry } = await requestContext(args);
  const uuid = await session.read('uuidVenta');
  return uuid ? plainRegistry.carrito.refrescar({ uuid }) : undefined;
});

/** The names whose renewal waits there, each with for how many years: whoever offers to renew one says so. None where the registry does not answer for the cart, as in the frame. */
export async function renewalsInCart(
  args: Parameters<typeof pendingCart>[0],
): Promise<ReadonlyMap<string, number>> {
  const pending = await pendingCart(args).catch(() => undefined);
  return new Map(pending?.renovacionesPendientes.map(({ nombre, anios }) => [nombre, anios]));
}

/** Takes the renewal of a name that was paid elsewhere out of the cart, and says so; nothing where none waited there. */
export async function renewalTakenOut(
  args: Parameters<typeof pendingCart>[0],
  nombre: string,
): Promise<string> {
  const pending = await pendingCart(args).catch(() => undefined);
  const line = pending?.renovacionesPendientes.find((each) => each.nombre === nombre);
  const { session, plainRegistry } = await requestContext(args);
  const uuidVenta = await session.read('uuidVenta');
  if (!line || !uuidVenta) return '';
  const answer = await plainRegistry.registro.eliminar({ idDominio: line.id, uuidVenta }).catch(() => null);
  return answer && !rechazoDe(answer)
    ? 'La renovación que esperaba en el carrito se quitó de allí.'
    : 'La renovación que esperaba en el carrito sigue allí: quítela, para no pagarla otra vez.';
}
