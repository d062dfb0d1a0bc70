/** Contacts of a person and of a domain. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const ERROR_CONTACTO = 'Error al actualizar el contacto.';
/** Spec 8. */
export const ERROR_CAMBIAR_CONTACTO = 'Ha ocurrido un error al cambiar contacto.';
/** Spec 5. */
export const DATOS_PUBLICOS = 'Datos de Contacto Públicos';
/** Spec 5. */
export const CORREO_NOTIFICACIONES = 'Correo electrónico para Notificaciones';
