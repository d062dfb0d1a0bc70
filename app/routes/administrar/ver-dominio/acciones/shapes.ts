import { PAGO } from '~/components/cuenta-pago/account-shape';
import { formShape } from '~/components/form/shape';

/** The name typed again before it is deleted for good (decision z). */
export const ELIMINACION = formShape('eliminacion', { confirmacion: 'text' });

/** Why a name is brought back, which stays in its history; and where that takes renewing it, who pays. */
export const RECUPERACION = formShape('recuperacion', { ...PAGO.fields, motivo: 'text' });

/** Who pays a renewal, and whether that account stays with the domain. */
export const RENOVACION = formShape('renovacion', { ...PAGO.fields, asociar: 'text' });

/** Who is asked to be a contact. */
export const INVITACION = formShape('invitacion', { correo: 'text', confirmacion: 'text' });
