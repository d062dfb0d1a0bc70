import { z } from 'zod';
import { OBLIGATORIOS } from '../domain/words/portal';
import * as campos from './campos';
import { clean, sinEspacios } from './limpieza';

/** The forms of spec 5, made of its fields. A screen parses with them; the registry checks again with the same. */

type Issues = { code: string; minimum?: unknown; path?: PropertyKey[] }[];

const isMissing = (issue: Issues[number]): boolean =>
  issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1);

/** Adds one sentence for the whole form when any required field is missing; each field keeps its own. */
export const conAviso = (mensaje: string) => ({
  error: mensaje,
  when: ({ issues }: { issues: Issues }) => issues.some(isMissing),
});

export const nunca = () => false;

const publicos = {
  direccion: campos.direccion,
  telefono: campos.telefono,
  emailPublico: campos.emailPublico,
};

/** Holder of a name (checkout step two): both names in one field. */
export const titular = z
  .object({ nombreApellido: campos.nombreApellido, ...publicos })
  .refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

/** Contact of a domain, as its people edit it: what whois shows. */
export const contactoDeDominio = z
  .object({ nombre: campos.nombre, apellido: campos.apellido, ...publicos })
  .refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

/** The same of a holder, whose name only changes by a transfer (spec 4, Contact edit). */
export const publicosDeTitular = z.object(publicos).refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

const notificaciones = { email: campos.email, mailConfirmacion: campos.mailConfirmacion };

const coinciden = (datos: { email?: string; mailConfirmacion?: string }): boolean =>
  datos.email === datos.mailConfirmacion;

/** Looked at even when other fields are wrong, once both mails can be compared. */
const SI_NO_COINCIDEN = {
  path: ['mailConfirmacion'],
  error: campos.NO_COINCIDEN,
  when: ({ issues }: { issues: Issues }) =>
    !issues.some(({ path }) => path?.[0] === 'email' || path?.[0] === 'mailConfirmacion'),
};

/** Default contact (first login and My data). */
export const contactoPredeterminado = z
  .object({ nombre: campos.nombre, apellido: campos.apellido, ...publicos, ...notificaciones })
  .refine(coinciden, SI_NO_COINCIDEN)
  .refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

/** The same of who gives no other address for notices: they go to the public one (decision 075). */
export const contactoDeUnCorreo = z
  .object({ nombre: campos.nombre, apellido: campos.apellido, ...publicos })
  .refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

/** The same where `ignorarApellido`: one name may hold both. */
export const contactoSinApellido = z
  .object({
    nombre: campos.nombreApellido,
    apellido: campos.opcional(clean).pipe(z.union([z.literal(''), campos.apellido])),
    ...publicos,
    ...notificaciones,
  })
  .refine(coinciden, SI_NO_COINCIDEN)
  .refine(nunca, conAviso(campos.OBLIGATORIOS_CONTACTO));

/** The code that proves an address. */
export const codigoDeCorreo = z.object({ codigo: campos.codigoValidacion });

/** A name that the holder gives to an account: one letter is none (spec 5). */
export const nombreCuenta = campos
  .requerido('Ingrese un nombre para la cuenta.', clean)
  .pipe(
    z
      .string()
      .min(2, { error: 'El nombre ingresado no es válido' })
      .superRefine(campos.hasta(60, 'El nombre')),
  );

/** An account that there is: nothing else of it can change (spec 5). */
export const nombreDeCuenta = z.object({ nombre: nombreCuenta });

const numeroCuenta = campos.requerido('Ingrese el número de cuenta.', sinEspacios).pipe(
  z
    .string()
    .superRefine(
      campos.soloDe(/[\da-z-]/i, 'El número de cuenta solo puede contener letras, números y guiones.'),
    )
    .superRefine(campos.hasta(20, 'El número de cuenta')),
);

/** Kept without dots and hyphens (spec 5); `1.234.567-2` is how a cédula is written, so they are taken out. */
const sinSeparadores = (text: string): string => sinEspacios(text).replace(/[.-]/g, '');

const nroDocumento = campos.requerido('Ingrese el número de documento.', sinSeparadores).pipe(
  z
    .string()
    .superRefine(campos.soloDe(/[\da-z]/i, 'El número de documento solo puede contener letras y números.'))
    .superRefine(campos.hasta(12, 'El número de documento')),
);

/** New payment account; whether the document's check digit is right is the registry's to say. */
export const cuentaPagoNueva = z
  .object({
    nombre: nombreCuenta,
    idPais: campos.opcion('Seleccione el país.'),
    idTipoDocumento: campos.opcion('Seleccione el tipo de documento.'),
    cuenta: numeroCuenta,
    nroDocumento,
    idFormaPago: campos.opcion('Seleccione la forma de pago.').default(1),
  })
  .refine(nunca, conAviso(OBLIGATORIOS));
export type CuentaPagoNueva = z.output<typeof cuentaPagoNueva>;

const OBLIGATORIOS_TICKET = 'Complete los campos obligatorios.';

/** Question to the registry (spec 2, ticket form); its files have rules of their own. */
export const formularioTicket = z
  .object({
    nombre: campos.nombre,
    ...notificaciones,
    telefono: campos.telefonoOpcional,
    dominio: campos.lineaOpcional('El nombre de dominio', 30),
    asunto: campos.linea('El asunto', 'Ingrese el asunto.', 200),
    mensaje: campos.parrafos('El mensaje', 'Ingrese el mensaje.', 2048),
  })
  .refine(coinciden, SI_NO_COINCIDEN)
  .refine(nunca, conAviso(OBLIGATORIOS_TICKET));
export type FormularioTicket = z.output<typeof formularioTicket>;

/** What is added to a ticket, or answered. */
export const formularioMensaje = z.object({
  mensaje: campos.parrafos('El mensaje', 'Ingrese el mensaje.', 2048),
});

/** Field to first message, `general` for the form's own: the `mapErrores` of an answer (spec 8). */
export function mapErroresDe(error: z.ZodError): Record<string, string> {
  const pares = error.issues.map(({ path, message }) => [String(path[0] ?? 'general'), message] as const);
  return Object.fromEntries([...pares].reverse());
}
