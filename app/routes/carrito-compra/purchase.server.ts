import * as address from '~/addresses';
import { RegistryFailure } from '~/registry/client.server';
import type { TemplateCuentaPago, VentaDTO } from '~/registry/contract/formas';
import { type SignedContext, signedIn } from '~/session/guard.server';
import { perRequest } from '~/session/request/memoize-per-request.server';
import {
  type RequestContext,
  type RouteArgs,
  redirect,
  requestContext,
} from '~/session/request/request-context.server';
import { guardStep } from '~/session/wizard.server';
import { asInTheCart, sinTitularDe } from './sections';
import { type Avance, COMPRA } from './steps.server';

/** A purchase that can still be changed: the sale, and the account that will pay for it. */
export interface Purchase {
  venta: VentaDTO;
  cuentaPago: TemplateCuentaPago | null;
}

/**
 * The cart of a session with today's prices. Null while it has nothing: before anything was put in it, once it was
 * bought, and when it is somebody else's by now; `refrescar` tells none of them apart and never fails.
 */
export async function openSale({ session, registry }: RequestContext): Promise<VentaDTO | null> {
  const uuidVenta = await session.read('uuidVenta');
  if (!uuidVenta) return null;
  const lines = Object.values(await registry.carrito.refrescar({ uuid: uuidVenta }));
  if (lines.every(({ length }) => length === 0)) return null;
  const { ventaDTO } = await registry.carrito.venta({ uuidVenta });
  return ventaDTO?.estado === 'ABIERTA' ? asInTheCart(ventaDTO) : null;
}

type Account = { estado: Avance['cuenta']; cuentaPago: TemplateCuentaPago | null };

type Paying = PromiseSettledResult<Pick<Account, 'cuentaPago'>>;

const NINGUNA: Account = { estado: 'ninguna', cuentaPago: null };

/**
 * The account saved in step three. That it is there no more is an answer of its own (spec 8): another can be chosen. A
 * registry that fails is told as such, and a defect of ours is no lost account.
 */
async function accountOf({ failed }: RequestContext, paying: Paying): Promise<Account> {
  if (paying.status === 'rejected') {
    const { reason } = paying;
    if (reason instanceof RegistryFailure && reason.kind === 'noEncontrado')
      return { estado: 'perdida', cuentaPago: null };
    return failed(reason, 'carrito.formaPago');
  }
  const { cuentaPago } = paying.value;
  return { estado: cuentaPago ? 'guardada' : 'ninguna', cuentaPago };
}

/** What has been given to a purchase, as the guard of the steps asks it. */
const avanceDe = (venta: VentaDTO | null, { estado }: Pick<Account, 'estado'>): Avance => ({
  articulos: venta?.items.length ?? 0,
  sinTitular: venta ? sinTitularDe(venta).length : 0,
  cuenta: estado,
});

/** What there is of a purchase: a step and the dialog over it ask the same. */
const begun = perRequest(async (args: RouteArgs) => {
  const visitor = await requestContext(args);
  const uuid = await visitor.session.read('uuidVenta');
  if (!uuid) return { venta: null, account: NINGUNA };
  const [venta, [paying]] = await Promise.all([
    openSale(visitor),
    Promise.allSettled([visitor.plainRegistry.carrito.formaPago({ uuid })]),
  ]);
  return { venta, account: venta ? await accountOf(visitor, paying) : NINGUNA };
});

/**
 * The purchase of a signed-in person at a step that is open. Going back to one after the purchase leads to its receipt.
 */
export async function onStep(args: RouteArgs, paso: address.Paso): Promise<SignedContext & Purchase> {
  const visitor = await signedIn(args);
  const { venta, account } = await begun(args);
  const bought = await visitor.session.read('ultimaCompra');
  if (bought && !venta) throw redirect(args, address.compra(bought));
  if (bought) await visitor.session.remove('ultimaCompra');
  await guardStep(args, COMPRA, paso, avanceDe(venta, account));
  if (!venta) throw new Error(`step ${paso} was opened without a sale`);
  return { ...visitor, venta, cuentaPago: account.cuentaPago };
}
