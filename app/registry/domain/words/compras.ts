/** What is bought. Each sentence of the specification is written once; the comment says where it stands there. */

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
