/** What any screen says, whatever it is about. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 5: of a form. */
export const OBLIGATORIOS = 'Debe completar todos los campos obligatorios';
/** Spec 2. */
export const INFORMACION_NO_DISPONIBLE = 'Información no disponible';
/** Spec 2, to the letter. */
export const PAGINA_NO_ENCONTRADA = 'Pagina no encontrada';
/** Spec 8. */
export const ERROR_GENERAL =
  'Se produjo un error al procesar su solicitud. Por favor inténtelo nuevamente más tarde.';
/** Spec 5, before the reason. */
export const SIN_PERMISOS_SUFICIENTES = 'No tiene los permisos suficientes';
/** Spec 8. */
export const SIN_PERMISOS_OPERACION = 'No tiene permisos para realizar esta operación.';

/** On the home page and on the dashboard. */
export const SIN_MENSAJES = 'Error al obtener los mensajes. Por favor, intente de nuevo más tarde.';
