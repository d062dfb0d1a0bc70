import { at } from './written';

/** The steps of a purchase, in their order. */
export const PASOS = ['uno', 'dos', 'tres', 'cuatro', 'cinco'] as const;
export type Paso = (typeof PASOS)[number];

/** A step; `volver` is where it leads once answered. */
export const pasoDeCompra = (paso: Paso, volver?: string) => at(`/carrito-compra-paso-${paso}`, { volver });
export const carrito = () => pasoDeCompra('uno');
/** The holder of a domain in the cart, or of all of them; `volver` is where it leads once saved. */
export const titularDeCompra = (dominio: string | null, volver?: string) =>
  at(`${pasoDeCompra('dos')}/titular`, { todos: dominio === null && 1, dominio, volver });
/** The confirmation of a sale: an address that can be kept. */
export const compra = (referencia: string) => at(pasoDeCompra('cinco'), { referencia });
/** The same as a receipt that is looked up among others: it is no step of anything. */
export const comprobante = (referencia: string) => at(pasoDeCompra('cinco'), { referencia, comprobante: 1 });
/** What became of a sale that got no reference, because nothing of it could be done. */
export const compraSinReferencia = (venta: string) => at(pasoDeCompra('cinco'), { venta });
/** Where a sale whose confirmation takes time is looked at again and again (spec 7, waitResponse). */
export const compraEnEspera = (venta: string, espera: number, vez?: number) =>
  at(pasoDeCompra('cinco'), { venta, espera, vez });
