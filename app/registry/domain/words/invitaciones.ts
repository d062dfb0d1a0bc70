/** Invitations to be a contact. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const INVITACION_INVALIDA = 'La invitación ya no es válida.';
/** Spec 8. */
export const ERROR_ACEPTAR = 'Error al aceptar la invitación.';
/** Spec 8. */
export const INVITACION_ACEPTADA = 'Invitación aceptada con éxito.';
/** Spec 8. */
export const INVITACION_RECHAZADA = 'La invitación ha sido rechazada exitosamente.';
