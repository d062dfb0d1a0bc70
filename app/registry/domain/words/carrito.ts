/** The cart. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 3. */
export const SIN_ARTICULOS = 'No tienes artículos en tu carrito';
/** Spec 5. */
export const CARRITO_LLENO = 'El carrito no admite más items.';
/** Spec 4. */
export const CONTINUAR_COMPRA = 'Continuar con la compra';
/** Spec 8. */
export const CARRITO_VACIO = 'No hay artículos en el carro de compra para continuar.';
export const RENOVACION_EN_CARRITO = 'La renovación ya está en su carrito de compras.';
/** Spec 8, to the letter. */
export const RENOVACION_AGREGADA = 'Se agrego la renovación al carrito de compras.';
