/** Invitations to be a contact. Each sentence of the specification is written once; the comment says where it stands there. */

/** For how many days a link can be used. */
export const DIAS_DE_INVITACION = 14;

/** One role waits for one person. It is told to send it again where it can be now: not within ten minutes, nor more than five times. */
export const yaInvitado = (
  contacto: string,
  nombre: string,
  { correo, reenviable }: { correo: string; reenviable: boolean },
): string =>
  `Ya hay una invitación pendiente para ser ${contacto} de ${nombre}, enviada a ${correo}. Está en «Invitaciones pendientes»: cancélela antes de invitar a otra persona${reenviable ? ', o envíela de nuevo' : ''}.`;

/** Spec 8. */
export const INVITACION_INVALIDA = 'La invitación ya no es válida.';
/** Spec 8. */
export const ERROR_ACEPTAR = 'Error al aceptar la invitación.';
/** Spec 8. */
export const INVITACION_ACEPTADA = 'Invitación aceptada con éxito.';
/** Spec 8. */
export const INVITACION_RECHAZADA = 'La invitación ha sido rechazada exitosamente.';
