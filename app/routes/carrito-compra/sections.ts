import type { ItemVenta, TipoItemVenta, VentaDTO } from '~/registry/contract/formas';

/** One kind of line, with the heading of its table (spec 2, step 1). */
export interface Section {
  tipo: TipoItemVenta;
  titulo: string;
  /** Lines without a term: a transfer lasts what the registration lasts. */
  sinPlazo?: boolean;
}

/** The three tables of the cart, in their order. */
export const SECTIONS: readonly Section[] = [
  { tipo: 'REGISTRO', titulo: 'Registrar dominio' },
  { tipo: 'RENOVACION', titulo: 'Renovación de dominios' },
  { tipo: 'TRANSFERENCIA', titulo: 'Transferir titular', sinPlazo: true },
];

/** A sale with its lines as the cart shows them, kind by kind: every step and the receipt name them in that order. */
export const asInTheCart = (venta: VentaDTO): VentaDTO => ({
  ...venta,
  items: SECTIONS.flatMap(({ tipo }) => venta.items.filter((item) => item.tipo === tipo)),
});

/** The lines that can still be done: what is charged. */
export const posiblesDe = (items: readonly ItemVenta[]): ItemVenta[] => items.filter(({ motivo }) => !motivo);

/** The lines of one kind and what they cost together, those that can be done. */
export function linesOf(items: readonly ItemVenta[], tipo: TipoItemVenta) {
  const lines = items.filter((item) => item.tipo === tipo);
  return { lines, subtotal: posiblesDe(lines).reduce((sum, { precio }) => sum + precio, 0) };
}

/** Whether they are all of one kind, so that there is one table: what it adds up to is the sum of the sale, and said there. */
export const areOfOneKind = (items: readonly ItemVenta[]): boolean =>
  new Set(items.map(({ tipo }) => tipo)).size === 1;

/** The lines of a sale that are registrations. */
export const registrosDe = ({ items }: Pick<VentaDTO, 'items'>): ItemVenta[] =>
  items.filter(({ tipo }) => tipo === 'REGISTRO');

/** The step that asks nothing of a sale: the second one without registrations, for its names keep their holders or have their next one. */
export const skippedOf = ({ items }: Pick<VentaDTO, 'items'>): 2 | undefined =>
  items.some(({ tipo }) => tipo === 'REGISTRO') ? undefined : 2;

/** Those that need a holder: of a name that cannot be had any more nobody is asked for one. */
export const conTitularDe = (venta: Pick<VentaDTO, 'items'>): ItemVenta[] => posiblesDe(registrosDe(venta));

/** Those that lack one. Where the holders could not be read none is said to: the registry confirms no sale without them. */
export const sinTitularDe = (venta: Pick<VentaDTO, 'items' | 'titularesSinLeer'>): ItemVenta[] =>
  venta.titularesSinLeer ? [] : conTitularDe(venta).filter(({ titular }) => titular === null);
