import { agregar } from './add';
import { eliminar, precio } from './cart';
import { finalizar } from './finalize';

import * as merge from './merge';
import { compras } from './purchases';
import * as reads from './reads';

/** Putting names in a cart (spec 7, Cart and registration). */
export const registro = { agregar, eliminar, precio, ...merge };

/** The sale, from the cart to its confirmation (spec 7, Cart and registration). */
export const carrito = { ...reads, compras, finalizar };

/** A payment account can be made for a sale. */
export { guardarCuentaPago } from './cuenta-pago';
