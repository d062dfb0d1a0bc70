import { z } from 'zod';
import { email, OBLIGATORIOS_CONTACTO, tipeado } from './campos';
import type { ContactoEntrada } from './formas';
import { conAviso, nunca, titular } from './formularios';
import { cleanEmail } from './limpieza';

/** To the letter (spec 5, Invite contact). */
const VACIOS = 'Los correos no pueden estar vacíos.';
const DISTINTOS = 'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.';
const NO_VALIDO = 'El correo ingresado no es válido.';

/** The mail typed, and typed again where the form asks for it twice (spec 5, Invite contact). */
export function readCorreo(
  escrito: string,
  confirmacion?: string,
): { correo: string } | { mapErrores: Record<string, string> } {
  const vacios = Object.entries({ correo: escrito, confirmacion }).filter(([, cada]) => cada?.trim() === '');
  if (vacios.length > 0) return { mapErrores: Object.fromEntries(vacios.map(([campo]) => [campo, VACIOS])) };
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
  const leido = readCorreo(emailPublico ?? '', mailConfirmacion);
  if (!('mapErrores' in leido) || !leido.mapErrores.confirmacion) return undefined;
  return { mailConfirmacion: leido.mapErrores.confirmacion };
}

/** Who is asked to be a contact, typed twice. */
export const correoInvitado = z
  .object({ correo: z.string({ error: VACIOS }), confirmacion: z.string({ error: VACIOS }) })
  .superRefine(({ correo, confirmacion }, contexto) => {
    const leido = readCorreo(correo, confirmacion);
    if (!('mapErrores' in leido)) return;
    for (const [campo, message] of Object.entries(leido.mapErrores))
      contexto.addIssue({ code: 'custom', path: [campo], message });
  });

/** Its sentence is enough: the one of all the fields is for those of the contact. */
const confirmacion = z
  .string({ error: VACIOS })
  .transform(cleanEmail)
  .refine((correo) => correo !== '', { error: VACIOS });

/** Who a name is given to, and what goes with it (spec 4). */
export const nuevoTitular = z
  .object({
    ...titular.shape,
    mailConfirmacion: confirmacion,
    modificarAdministrador: tipeado,
    eliminarCuentaPago: tipeado,
    venta: tipeado,
  })
  .refine(({ emailPublico, mailConfirmacion }) => emailPublico === mailConfirmacion, {
    path: ['mailConfirmacion'],
    error: DISTINTOS,
    when: ({ issues }) =>
      !issues.some(({ path }) => path?.[0] === 'emailPublico' || path?.[0] === 'mailConfirmacion'),
  })
  .refine(nunca, conAviso(OBLIGATORIOS_CONTACTO));
