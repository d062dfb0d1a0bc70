import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as address from '~/addresses';
import { ownPath } from '~/base/own-path';

/** Above these, by their routes, is nothing that has to do with them; and addresses from before (decisions 074, 075). */
const INSTEAD: Readonly<Record<string, string>> = {
  'administrar/cambios': address.misDominios(),
  confirmarTransferencia: address.misDominios(),
  'registro/dominios': address.buscarEnOficina(),
  'registro/contenidos': address.contenidos('MENSAJE'),
  'administrar/mis-datos/agregar-forma-de-pago': address.agregarFormaDePago(),
  'carrito-compra-paso-uno/iniciar-sesion': address.pasoDeCompra('dos'),
};

/**
 * The beginning of an address, which has no page of its own: leads to the page above, with what the address says besides. People
 * shorten addresses, and mail programs cut them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const above = pathname.replace(/\/[^/]*\/?$/, '') || address.inicio();
  return redirect(INSTEAD[pathname.replace(/^\/|\/$/g, '')] ?? ownPath(`${above}${search}`));
}
