import type { Edge } from './edge';

/** The price of a product for a year: a suffix or a name, in the edge's own words. */
export async function precioDe(edge: Edge, product: string): Promise<number> {
  const said = await edge.get('/registro/producto/precio/{product}', { product });
  return said.ofOrSelf('precioUnitario', 'precio').money(0);
}

/** The same where it may be missing: without a price there is still a name to show. */
export const precioOrZero = (edge: Edge, product: string): Promise<number> =>
  precioDe(edge, product).catch(() => 0);
