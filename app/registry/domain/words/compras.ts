/** The cart and what is bought. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 3. */
export const SIN_ARTICULOS = 'No tienes artículos en tu carrito';
/** Spec 5. */
export const CARRITO_LLENO = 'El carrito no admite más items.';
/** Spec 4. */
export const CONTINUAR_COMPRA = 'Continuar con la compra';
/** Spec 8. */
export const CARRITO_VACIO = 'No hay artículos en el carro de compra para continuar.';
/** Spec 8. */
export const SIN_TITULAR = 'No se ha ingresado un titular para todos los dominios';
/** Spec 8. */
export const ERROR_FORMA_PAGO = 'Error al obtener la forma de pago guardada';
/** Spec 8. */
export const COMPRA_HECHA = 'Tu compra se realizó con éxito.';
/** Spec 8. */
export const ERROR_COMPRA = 'Error al procesar la confirmación de la compra';
/** Spec 8. */
export const ERROR_DISPONIBILIDAD = 'Consulta con error';
/** Spec 2. */
export const NO_DISPONIBLE = 'Dominio no disponible';
/** Spec 2. */
export const DISPONIBLE = 'Dominio disponible';
export const RENOVACION_EN_CARRITO = 'La renovación ya está en su carrito de compras.';
/** Spec 8, to the letter. */
export const RENOVACION_AGREGADA = 'Se agrego la renovación al carrito de compras.';
/** Of a name that goes on being paid as it was now: what is registered begins so. */
const DE_ESTA_CUENTA = 'Las próximas renovaciones se debitan de esta misma cuenta.';

/** What becomes of the next renewals of a name that was bought or renewed; said once of several, it is said of them. */
export const PROXIMAS = {
  misma: { uno: DE_ESTA_CUENTA, varios: DE_ESTA_CUENTA },
  propia: {
    uno: 'Las próximas renovaciones se debitan de la cuenta que ya tenía.',
    varios: 'Las próximas renovaciones de cada uno se debitan de la cuenta que ya tenía.',
  },
  ninguna: {
    uno: 'Queda sin forma de pago: no se renueva automáticamente.',
    varios: 'Quedan sin forma de pago: no se renuevan automáticamente.',
  },
  asociada: {
    uno: 'La cuenta queda asociada; la renovación automática sigue desactivada.',
    varios: 'La cuenta queda asociada a cada uno; la renovación automática sigue desactivada.',
  },
  desactivada: {
    uno: 'La renovación automática sigue desactivada.',
    varios: 'La renovación automática de cada uno sigue desactivada.',
  },
} as const;
