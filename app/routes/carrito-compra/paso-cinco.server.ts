import { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import type { VentaDTO } from '~/registry/contract/formas';
import { RegistryFailure } from '~/registry/failure';
import { notAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import { type RequestContext, type RouteArgs, redirect } from '~/session/request/request-context.server';
import { asInTheCart } from './sections';
import { looksAgain, looksOf, secondsOf } from './waiting';

type Asked = Promise<{ ventaDTO: VentaDTO | null }>;

/** The receipts that there are to see. */
const notOwn = () => notAvailable({ volver: address.misCompras(), intentar: 'Ver mis compras' });

/** What only its buyer may see; a sale of somebody else's and one that never was are told alike. */
async function ownSale({ failed }: RequestContext, asked: Asked): Promise<VentaDTO> {
  const { ventaDTO } = await asked.catch((error: unknown) => {
    if (error instanceof RegistryFailure && error.kind === 'noEncontrado') throw notOwn();
    return failed(error, 'carrito.venta');
  });
  if (ventaDTO === null) throw notOwn();
  return asInTheCart(ventaDTO);
}

/** The confirmed sale of a reference number. */
export const confirmedSale = (visitor: RequestContext, referencia: string): Promise<VentaDTO> =>
  ownSale(visitor, visitor.plainRegistry.carrito.ventaPorReferencia({ referencia }));

const STILL_BUYING = { hours: 1 };

/** Whether a purchase was over a while ago: its receipt is looked up then, and is no step of anything. */
export const isOfBefore = (venta: VentaDTO | null): boolean =>
  venta !== null &&
  venta.finalizadaEn !== null &&
  Temporal.Instant.compare(Temporal.Instant.from(venta.finalizadaEn).add(STILL_BUYING), now()) < 0;

/** The account that paid; the receipt does without it where it is known no more. */
export const paidFrom = (args: RouteArgs, visitor: RequestContext, { uuidVenta }: VentaDTO) =>
  orWithout(args, visitor, 'carrito.formaPago', ({ carrito }) => carrito.formaPago({ uuid: uuidVenta }));

/** A sale whose confirmation is under way: where to look again, and after how long; null where that is the person's to say. */
type Waiting = { segundos: number; otraVez: string | null };
type UnderWay = { venta: VentaDTO; espera: null } | { venta: null; espera: Waiting };

/**
 * A sale that has no reference: one of which nothing could be done, or one whose confirmation is under way. As soon as
 * there is a reference, that is its address. Whoever waits for an answer that got lost goes on waiting while the registry
 * does not say either.
 */
export async function saleUnderWay(
  args: RouteArgs,
  visitor: RequestContext,
  uuidVenta: string,
): Promise<UnderWay> {
  const { searchParams } = new URL(args.request.url);
  const espera = searchParams.get('espera');
  const waiting =
    espera === null
      ? null
      : waitingOf(uuidVenta, secondsOf(Number(espera)), looksOf(searchParams.get('vez')));
  const asked = visitor.plainRegistry.carrito.venta({ uuidVenta });
  if (waiting && (await asked.then(() => false, isSilence))) return { venta: null, espera: waiting };
  const venta = await ownSale(visitor, asked);
  if (venta.referencia) throw redirect(args, address.compra(venta.referencia));
  if (venta.estado === 'FINALIZADA') return { venta, espera: null };
  if (waiting === null) throw redirect(args, address.pasoDeCompra('cuatro'));
  return { venta: null, espera: waiting };
}

const waitingOf = (uuid: string, segundos: number, vez: number): Waiting => ({
  segundos,
  otraVez: looksAgain(vez) ? address.compraEnEspera(uuid, segundos, vez + 1) : null,
});

/** The registry is away: it says nothing of the sale. */
const isSilence = (error: unknown): boolean =>
  error instanceof RegistryFailure && error.kind !== 'noEncontrado' && error.kind !== 'autorizacion';
