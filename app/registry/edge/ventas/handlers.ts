import { agregar } from './agregar';
import * as merge from './asociar-usuario';
import { compras } from './compras';
import * as reads from './consultas';
import { eliminar, precio } from './eliminar';
import { finalizar } from './finalizar';

/** Putting names in a cart (spec 7, Cart and registration). */
export const registro = { agregar, eliminar, precio, ...merge };

/** The sale, from the cart to its confirmation (spec 7, Cart and registration). */
export const carrito = { ...reads, compras, finalizar };

/** A payment account can be made for a sale. */
export { guardarCuentaPago } from './guardar-cuenta-pago';
