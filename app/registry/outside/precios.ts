import type { Edge } from './edge';

/** The price of a product for a year: a suffix or a name, in the edge's own words. */
export async function precioDe(edge: Edge, product: string): Promise<number> {
  const said = await edge.get('/registro/producto/precio/{product}', { product });
  return said.ofOrSelf('precioUnitario', 'precio').money();
}

/** The same where it may be missing: there is still a name to show, without a price. */
export const precioOrNull = (edge: Edge, product: string): Promise<number | null> =>
  precioDe(edge, product).catch(() => null);

/** What something was shown to cost, in the units of an edge. */
export const importeWritten = (edge: Edge, importe: number | undefined) =>
  importe === undefined ? undefined : edge.amount(importe);
