import type { z } from 'zod';
import type { TemplateCuentaPagoEntrada } from '../contract/formas';
import { cuentaPagoNueva, mapErroresDe } from '../contract/formularios';
import { isThere } from './cuentas-pago';

/**
 * What is wrong with a form before it is sent: the rules of section 5 are the portal's to hold, and another edge may trust
 * that it does. Null where nothing is.
 */
export function faltas(
  form: z.ZodType,
  sent: unknown,
): { mensaje: string; mapErrores: Record<string, string> } | null {
  const { error } = form.safeParse(sent);
  if (!error) return null;
  const mapErrores = mapErroresDe(error);
  return { mensaje: mapErrores.general ?? Object.values(mapErrores)[0] ?? '', mapErrores };
}

/** The same for a payment account; one that there is already has none. */
export const faltasDeCuenta = ({ id = -1, nombre, cuenta }: TemplateCuentaPagoEntrada) =>
  isThere(id) ? null : faltas(cuentaPagoNueva, { ...cuenta, nombre });
