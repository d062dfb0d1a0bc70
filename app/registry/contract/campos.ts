import { z } from 'zod';
import { readId } from './base';
import type { Id } from './ids';
import { clean, cleanEmail, cleanParrafos, cleanTelefono, sinEspacios } from './limpieza';

/** The field rules of spec 5, each with its message; screens and the registry use the same ones. */

export const OBLIGATORIOS_CONTACTO =
  'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.';
export const NO_COINCIDEN = 'Los correos electrónicos no coinciden.';
const DIRECCION = 'La dirección solo puede contener letras, números y espacios.';
const TELEFONO = 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.';

/** A required text: cleaned, and refused with `obligatorio` when nothing is left. */
const requerido = (obligatorio: string, limpieza: (texto: string) => string) =>
  z
    .string({ error: obligatorio })
    .transform(limpieza)
    .pipe(z.string().min(1, { error: obligatorio }));

const UN_SOLO_TEXTO = 'Escriba un solo texto.';

/** Text as it was typed, for a rule that looks at the whole form: missing is ''. */
export const tipeado = z.string({ error: UN_SOLO_TEXTO }).default('');

/** An optional text: missing and blank are ''. */
export const opcional = (limpieza: (texto: string) => string) =>
  z.string({ error: UN_SOLO_TEXTO }).transform(limpieza).default('');

/** The same with a rule for what is there. What it is made of tells conform that it may be missing. */
const siHay = (regla: z.ZodType<string, string>) =>
  z
    .string({ error: UN_SOLO_TEXTO })
    .transform(clean)
    .transform((texto, contexto) => {
      if (texto === '') return texto;
      const { data, error } = regla.safeParse(texto);
      for (const { message } of error?.issues ?? []) contexto.addIssue({ code: 'custom', message });
      return data ?? z.NEVER;
    })
    .default('');

/** Everything that was sent under one name, in its order. */
export const varios = z
  .preprocess((enviado) => [enviado ?? []].flat(), z.array(z.string({ error: UN_SOLO_TEXTO })))
  .default([]);

/** Longest text of a field, in characters as people count them, never silently cut. */
const hasta = (maximo: number, nombre: string) => (texto: string, contexto: z.RefinementCtx<string>) => {
  if ([...texto].length > maximo)
    contexto.addIssue({ code: 'custom', message: `${nombre} no puede tener más de ${maximo} caracteres.` });
};

/** Refuses with `mensaje`, telling which characters are at fault (decision i). */
const soloDe =
  (permitidos: RegExp, mensaje: string) => (texto: string, contexto: z.RefinementCtx<string>) => {
    const otros = [...new Set(texto)].filter((letra) => !permitidos.test(letra));
    if (otros.length === 0) return;
    const lista = otros.map((letra) => `«${letra}»`).join(' ');
    contexto.addIssue({ code: 'custom', message: `${mensaje} No se admite: ${lista}` });
  };

const LETRAS_DE_NOMBRE = /[\p{L}\p{M}\p{N} '’-]/u;

/** A person's or company's name; `titulo` is how the message calls it ('El nombre'). */
const nombreDe = (titulo: string, obligatorio: string) =>
  requerido(obligatorio, clean).pipe(
    z
      .string()
      .min(2, { error: `${titulo} debe tener al menos 2 caracteres.` })
      .superRefine(
        soloDe(
          LETRAS_DE_NOMBRE,
          `${titulo} solo puede contener letras, números, espacios, apóstrofos y guiones.`,
        ),
      )
      .superRefine(hasta(100, titulo)),
  );

export const nombre = nombreDe('El nombre', 'Ingrese el nombre.');
export const apellido = nombreDe('El apellido', 'Ingrese el apellido.');
export const nombreApellido = nombreDe('El nombre', 'Ingrese el nombre y el apellido.');

/** Accents and ñ are letters; nothing but letters, digits, spaces and commas (decision i). */
export const direccion = requerido('Ingrese la dirección.', clean).pipe(
  z
    .string()
    .superRefine(soloDe(/[\p{L}\p{M}\p{N} ,]/u, DIRECCION))
    .superRefine(hasta(200, 'La dirección')),
);

/** The rule applies to what remains without separators (decision j). */
const reglaTelefono = z.string().regex(/^\+?\d{7,15}$/, { error: TELEFONO });
export const telefono = requerido('Ingrese el teléfono.', clean).pipe(
  z.string().superRefine(hasta(30, 'El teléfono')).transform(cleanTelefono).pipe(reglaTelefono),
);
export const telefonoOpcional = siHay(telefono);

const HOST =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u;
const LOCAL = /^[a-z\d+_-]+(?:\.[a-z\d+_-]+)*$/i;

/** The first rule that a mail address breaks, or null; the local part takes letters, digits and . + _ - only. */
function faltaDeEmail(email: string): string | null {
  const arroba = email.lastIndexOf('@');
  if ([...email].length > 254) return 'El correo electrónico no puede tener más de 254 caracteres.';
  if (arroba < 0) return 'El correo electrónico debe contener una arroba (@).';
  if (arroba === email.length - 1)
    return 'El correo electrónico debe tener un dominio después de la arroba (@).';
  const local = email.slice(0, arroba);
  if (/[^a-z\d.+_-]/i.test(local))
    return 'Antes de la arroba (@) el correo electrónico solo puede tener letras sin tilde, números y los signos . + _ -';
  const valido = local.length <= 64 && LOCAL.test(local) && HOST.test(email.slice(arroba + 1));
  return valido ? null : `El correo electrónico «${email}» no tiene un formato válido.`;
}

const emailDe = (obligatorio: string) =>
  requerido(obligatorio, cleanEmail).pipe(
    z.string().superRefine((email, contexto) => {
      const falta = faltaDeEmail(email);
      if (falta) contexto.addIssue({ code: 'custom', message: falta });
    }),
  );

export const email = emailDe('Ingrese el correo electrónico.');
export const emailPublico = emailDe('Ingrese el correo electrónico público.');
export const mailConfirmacion = requerido('Confirme el correo electrónico.', cleanEmail);

/** Six digits, as they came by mail. */
export const codigoValidacion = requerido('Ingrese el código que recibió por correo.', sinEspacios).pipe(
  z.string().regex(/^\d{6}$/, { error: 'El código tiene 6 dígitos.' }),
);

/** A required text of a free form, up to `maximo` characters. */
export const linea = (titulo: string, obligatorio: string, maximo: number) =>
  requerido(obligatorio, clean).pipe(z.string().superRefine(hasta(maximo, titulo)));

/** The same with its line ends. */
export const parrafos = (titulo: string, obligatorio: string, maximo: number) =>
  requerido(obligatorio, cleanParrafos).pipe(z.string().superRefine(hasta(maximo, titulo)));

/** An optional line, up to `maximo` characters. */
export const lineaOpcional = (titulo: string, maximo: number) =>
  siHay(z.string().superRefine(hasta(maximo, titulo)));

const isId = (enviado: unknown): boolean => typeof enviado === 'string' || typeof enviado === 'number';

/** The id chosen in a select. */
export const opcion = (obligatorio: string) =>
  z.custom<Id>(isId, { error: obligatorio, abort: false }).transform((elegida, contexto) => {
    const leida = readId(elegida);
    if (leida !== undefined) return leida;
    contexto.addIssue({ code: 'custom', message: obligatorio });
    return z.NEVER;
  });

export { hasta, requerido, soloDe };
