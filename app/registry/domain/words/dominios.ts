/** What is done with a domain. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const ERROR_DOMINIO = 'Error al obtener el dominio';
/** Spec 8. */
export const ERROR_LIBERAR = 'Ha ocurrido un error al liberar el dominio.';
/** Spec 8. */
export const ERROR_ELIMINAR = 'Ha ocurrido un error al eliminar el dominio.';
/** Spec 8. */
export const ERROR_RENOVAR = 'Ha ocurrido un error al renovar el dominio.';
/** Spec 8. */
export const ERROR_RECUPERAR = 'Ha ocurrido un error al recuperar el dominio.';
/** Spec 8. */
export const ERROR_TITULAR = 'Error al transferir el titular del dominio.';
/** Spec 8. */
export const EN_RENOVACION = 'Ya se encuentra en proceso de renovación.';
/** Spec 5. */
export const DEBE_SELECCIONAR_DOMINIO = 'Debe seleccionar al menos un dominio.';
/** Spec 8. */
export const ERROR_WHOIS = 'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.';
/** Spec 8. */
export const CAPTCHA_INCORRECTO = 'El captcha es incorrecto';

/** How the history of a name tells that it was frozen. */
export const SE_CONGELO = 'Se congeló';
/** What a freeze keeps from happening (`congelado` of `TABLA`), whoever tells it. */
export const CONGELADO_IMPIDE =
  'nadie lo puede liberar, eliminar ni transferir, ni cambiar sus contactos o su DNS';

/** How a name ended, in its history: whoever shows it deleted finds it by these. */
export const SE_ELIMINO = 'Se eliminó porque nadie lo renovó';
export const SE_LIBERO = 'Se liberó';
/** What is charged is told in a history in these words: beside them stands how much it was. */
export const SE_REGISTRO = 'Se registró';
export const SE_RENOVO = 'Se renovó';
export const SE_RENOVO_SOLO = 'Se renovó automáticamente';
export const LO_LIBERO_EL_REGISTRO = 'El registro liberó este dominio';
