import { email } from './campos';
import type { ContactoEntrada } from './formas';

/** To the letter (spec 5, Invite contact). */
const VACIOS = 'Los correos no pueden estar vacíos.';
const DISTINTOS = 'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.';
const NO_VALIDO = 'El correo ingresado no es válido.';

/** The mail typed, and typed again where the form asks for it twice (spec 5, Invite contact). */
export function leerCorreo(
  escrito: string,
  confirmacion?: string,
): { correo: string } | { mapErrores: Record<string, string> } {
  if (escrito.trim() === '') return { mapErrores: { correo: VACIOS } };
  if (confirmacion?.trim() === '') return { mapErrores: { confirmacion: VACIOS } };
  const leido = email.safeParse(escrito);
  if (!leido.success) return { mapErrores: { correo: NO_VALIDO } };
  if (confirmacion !== undefined && email.safeParse(confirmacion).data !== leido.data)
    return { mapErrores: { confirmacion: DISTINTOS } };
  return { correo: leido.data };
}

/** Where a new holder's address is asked for twice, what is wrong with the second one: a name is not given to a typing error. */
export function correoRepetido({
  emailPublico,
  email,
  mailConfirmacion,
}: Pick<ContactoEntrada, 'emailPublico' | 'email' | 'mailConfirmacion'>): Record<string, string> | undefined {
  // next to an address for notices it repeats that one (spec 3)
  if (mailConfirmacion === undefined || email) return undefined;
  const leido = leerCorreo(emailPublico ?? '', mailConfirmacion);
  if (!('mapErrores' in leido) || !leido.mapErrores.confirmacion) return undefined;
  return { mailConfirmacion: leido.mapErrores.confirmacion };
}
