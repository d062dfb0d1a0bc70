import { email } from './campos';

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
