/** Where the ending of a name is not sold: nobody is sent to a button that refuses. */
export const NO_SE_VENDE =
  'porque su terminación no está a la venta. Escríbanos desde Contacto y le diremos cómo seguir.';

/** What is told of a name that exists under a suffix that is sold no more. */
export const sinPrecio = (nombre: string): string =>
  `${nombre} no tiene precio en este momento ${NO_SE_VENDE}`;
