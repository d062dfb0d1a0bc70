import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { now } from '~/clock.server';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { notAvailable, signedIn } from '~/session/guard.server';
import { billOf } from './billing.server';
import { Confirmation, headingOf } from './confirmation';
import { confirmedSale, saleUnderWay } from './paso-cinco.server';
import { forgetSale } from './paso-cuatro.server';

const WAITING = 'Estamos procesando su compra';

/** A confirmation is read by its reference, as often as its buyer likes; nothing is kept for it in the session. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const { searchParams } = new URL(args.request.url);
  const [referencia, uuid] = [searchParams.get('referencia'), searchParams.get('venta')];
  if (!referencia && !uuid) throw notAvailable();
  const { venta, espera } = referencia
    ? { venta: await confirmedSale(args, visitor, referencia), espera: null }
    : await saleUnderWay(args, visitor, uuid ?? '');
  if (venta) await forgetSale(visitor, venta.uuidVenta);
  return { venta, factura: billOf(venta?.finalizadaEn ?? now()), espera };
}

export default function ConfirmacionDeLaCompra() {
  const { venta, factura } = useLoaderData<typeof loader>();
  return (
    <>
      <Stepper current={5} closed />
      {venta ? <Confirmation venta={venta} factura={factura} /> : <Waiting />}
    </>
  );
}

/** The page asks again by itself (meta refresh); the link is for who does not want to wait. */
function Waiting() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{WAITING}</h1>
      <p role="status">
        Esta página se actualiza sola en unos segundos. No hace falta confirmar de nuevo: la compra se cobra
        una sola vez.
      </p>
      <p>
        <a href={pathname + search}>Actualizar ahora</a>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return pageTitle(matches, 'Información no disponible');
  const title = pageTitle(matches, data.venta ? headingOf(data.venta) : WAITING, 'Carrito de compras');
  return data.espera === null ? title : [...title, { httpEquiv: 'refresh', content: String(data.espera) }];
};
