/** Terms and conditions. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const ERROR_TERMINOS = 'Ha ocurrido un error al obtener los términos y condiciones.';
/** Spec 8. */
export const ERROR_ACEPTAR_TERMINOS = 'Ha ocurrido un error al aceptar los términos y condiciones.';
