import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { screenForm } from '~/components/form/screen-form';

/** The name typed again before it is deleted for good (decision z). */
export const ELIMINACION = screenForm('eliminacion', { confirmacion: 'text' });

/** Why a name is brought back, which stays in its history; and where that takes renewing it, who pays. */
export const RECUPERACION = screenForm('recuperacion', { ...PAGO.fields, motivo: 'text' });

/** The same where nothing is renewed. */
export const RECUPERACION_SIN_PAGO = screenForm(RECUPERACION.id, { motivo: 'text' });

/** Who pays a renewal, and whether that account stays with the domain. */
export const RENOVACION = screenForm('renovacion', { ...PAGO.fields, asociar: 'text' });

/** Who is asked to be a contact. */
export const INVITACION = screenForm('invitacion', { correo: 'text', confirmacion: 'text' });

/** Of which day a certificate speaks. */
export const CONSTANCIA = screenForm('constancia', { dia: 'text' });
