import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { notAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { Confirmation, headingOf } from './confirmation';
import { confirmedSale, isOfBefore, paidFrom, saleUnderWay } from './paso-cinco.server';
import { forgetSale } from './paso-cuatro.server';
import { skippedOf } from './sections';

/** An address without its end: the receipt is found where all of them are. */
const noReference = () =>
  notAvailable({
    mensaje: 'A la dirección le falta el número de referencia de la compra.',
    volver: address.misCompras(),
    intentar: 'Buscarla en Mis compras',
  });

const WAITING = 'Estamos procesando su compra';

/** A confirmation is read by its reference, as often as its buyer likes; nothing is kept for it in the session. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const { searchParams } = new URL(args.request.url);
  const [referencia, uuid] = [searchParams.get('referencia'), searchParams.get('venta')];
  if (!referencia && !uuid) throw noReference();
  const { venta, espera } = referencia
    ? { venta: await confirmedSale(visitor, referencia), espera: null }
    : await saleUnderWay(args, visitor, uuid ?? '');
  if (venta) await forgetSale(visitor, venta.uuidVenta, venta.referencia);
  const deAntes = searchParams.has('comprobante');
  // From then on it is found among the purchases, as the menus show.
  if (referencia && !deAntes && isOfBefore(venta)) throw redirect(args, address.comprobante(referencia));
  const paid = venta && (await paidFrom(args, visitor, venta));
  return { venta, espera, deAntes: deAntes || isOfBefore(venta), cuentaPago: paid?.cuentaPago ?? null };
}

export default function ConfirmacionDeLaCompra() {
  const { venta, espera, deAntes, cuentaPago } = useLoaderData<typeof loader>();
  return (
    <>
      {deAntes ? (
        <BackToPurchases />
      ) : (
        <Stepper current={5} closed skip={venta ? skippedOf(venta) : undefined} />
      )}
      {venta ? (
        <Confirmation venta={venta} cuentaPago={cuentaPago} deAntes={deAntes} />
      ) : (
        <Waiting otraVez={espera?.otraVez} />
      )}
    </>
  );
}

/** In the place of the steps: what was bought looks the same after both. */
function BackToPurchases() {
  const has = useHas();
  return (
    <p className="act back wizard">
      {has(address.misCompras()) && <a href={address.misCompras()}>Volver a Mis compras</a>}
    </p>
  );
}

/**
 * The page asks again by itself (meta refresh); the link is for who does not want to wait. After some minutes it stops, and
 * says what can be done: a sale is confirmed once, however often it is asked for.
 */
function Waiting({ otraVez }: { otraVez?: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{WAITING}</h1>
      {otraVez ? (
        <p role="status">
          Esta página se actualiza sola en unos segundos. No hace falta confirmar de nuevo: la compra se cobra
          una sola vez.
        </p>
      ) : (
        <p role="status">
          El Registro .uy todavía no dijo si la compra se hizo. Puede mirar más tarde en esta misma dirección
          o volver al resumen: si ya se hizo, se lo mostraremos; si no, puede confirmarla otra vez. Se cobra
          una sola vez.
        </p>
      )}
      <Actions>
        <ButtonLink href={otraVez ?? pathname + search}>Actualizar ahora</ButtonLink>
        {!otraVez && (
          <ButtonLink href={address.pasoDeCompra('cuatro')} kind="second">
            Volver al resumen de la compra
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return pageTitle(matches, INFORMACION_NO_DISPONIBLE);
  const title = pageTitle(
    matches,
    data.venta ? headingOf(data.venta, data.deAntes) : WAITING,
    'Carrito de compras',
  );
  if (!data.espera?.otraVez) return title;
  const { segundos, otraVez } = data.espera;
  return [...title, { httpEquiv: 'refresh', content: `${segundos};url=${otraVez}` }];
};
