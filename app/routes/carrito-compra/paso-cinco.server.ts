import * as address from '~/addresses';
import type { VentaDTO } from '~/registry/contract/formas';
import { RegistryFailure } from '~/registry/failure';
import { tellFailure } from '~/session/failures.server';
import { notAvailable } from '~/session/guard.server';
import { type RouteArgs, redirect, type Visit } from '~/session/visit.server';
import { secondsOf } from './waiting';

type Asked = Promise<{ ventaDTO: VentaDTO | null }>;

/** What only its buyer may see; a sale of somebody else's and one that never was are told alike. */
async function ownSale(args: RouteArgs, visitor: Visit, asked: Asked): Promise<VentaDTO> {
  const { ventaDTO } = await asked.catch((error: unknown) => {
    if (error instanceof RegistryFailure && error.kind === 'noEncontrado') throw notAvailable();
    return tellFailure(error, args, visitor, 'carrito.venta');
  });
  if (ventaDTO === null) throw notAvailable();
  return ventaDTO;
}

/** The confirmed sale of a reference number. */
export const confirmedSale = (args: RouteArgs, visitor: Visit, referencia: string): Promise<VentaDTO> =>
  ownSale(args, visitor, visitor.plainRegistry.carrito.ventaPorReferencia({ referencia }));

type UnderWay = { venta: VentaDTO; espera: null } | { venta: null; espera: number };

/**
 * A sale that has no reference: one of which nothing could be done, or one whose confirmation is under way, with the
 * seconds after which to look again. As soon as there is a reference, that is its address.
 */
export async function saleUnderWay(args: RouteArgs, visitor: Visit, uuidVenta: string): Promise<UnderWay> {
  const venta = await ownSale(args, visitor, visitor.plainRegistry.carrito.venta({ uuidVenta }));
  if (venta.referencia) throw redirect(args, address.compra(venta.referencia));
  if (venta.estado === 'FINALIZADA') return { venta, espera: null };
  const espera = new URL(args.request.url).searchParams.get('espera');
  if (espera === null) throw redirect(args, address.pasoDeCompra('cuatro'));
  return { venta: null, espera: secondsOf(Number(espera)) };
}
