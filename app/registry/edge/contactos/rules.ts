import { randomInt } from 'node:crypto';
import type { ContactoEntrada } from '../../contract/formas';
import {
  contactoPredeterminado,
  contactoSinApellido,
  mapErroresDe,
  titular,
} from '../../contract/formularios';

/** Contact data that passed every rule of spec 5. */
export interface DatosContacto {
  nombre: string;
  apellido: string;
  direccion: string;
  telefono: string;
  email_publico: string;
  email: string | null;
}

type Leido = { datos: DatosContacto } | { mapErrores: Record<string, string> };

const joined = ({ nombreApellido, nombre, apellido }: ContactoEntrada): string =>
  nombreApellido ?? [nombre, apellido].filter(Boolean).join(' ');

/** A message goes to the field that the caller sent, which may be the one for both names. */
function errorsFor(entrada: ContactoEntrada, found: Record<string, string>): Record<string, string> {
  const { nombre, ...rest } = found;
  if (nombre === undefined || entrada.nombreApellido === undefined) return found;
  return { ...rest, nombreApellido: nombre };
}

/** The default contact as a form sent it; the surname may be missing where `ignorarApellido` (spec 5). */
export function readPredeterminado(entrada: ContactoEntrada, ignorarApellido: boolean): Leido {
  const schema = ignorarApellido ? contactoSinApellido : contactoPredeterminado;
  const parsed = schema.safeParse({ ...entrada, nombre: entrada.nombre ?? entrada.nombreApellido });
  if (!parsed.success) return { mapErrores: errorsFor(entrada, mapErroresDe(parsed.error)) };
  const { emailPublico: email_publico, mailConfirmacion: _, ...datos } = parsed.data;
  return { datos: { ...datos, email_publico } };
}

/** Holder of a name, both names in one field. */
export function readTitular(entrada: ContactoEntrada): Leido {
  const parsed = titular.safeParse({ ...entrada, nombreApellido: joined(entrada) });
  if (!parsed.success) return { mapErrores: mapErroresDe(parsed.error) };
  const { nombreApellido: nombre, emailPublico: email_publico, ...datos } = parsed.data;
  return { datos: { ...datos, nombre, apellido: '', email_publico, email: null } };
}

const FIELDS = ['nombre', 'apellido', 'direccion', 'telefono', 'email_publico', 'email'] as const;

/** Whether two versions of a contact say the same. */
export const sameDatos = (one: DatosContacto, other: DatosContacto): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

const PUBLICOS = [
  ['nombre', 'nombre'],
  ['apellido', 'apellido'],
  ['direccion', 'direccion'],
  ['telefono', 'telefono'],
  ['emailPublico', 'email_publico'],
] as const;

/** What whois shows of a contact, by its columns. */
export const CAMPOS_PUBLICOS = PUBLICOS.map(([, field]) => field);

/** What one version says otherwise than another, of what whois shows. */
export const diferenciasDeDatos = (tiene: DatosContacto, tendria: DatosContacto) =>
  PUBLICOS.filter(([, field]) => tiene[field] !== tendria[field]).map(([campo, field]) => ({
    campo,
    tiene: tiene[field],
    tendria: tendria[field],
  }));

/** The handle of a user's contact, the same through its versions. */
export const nicHandleOf = (usuarioId: number): string => `UY${String(usuarioId).padStart(6, '0')}`;

/** A handle for a contact that is not somebody's default one: ten digits, those of accounts have six. */
export const newNicHandle = (): string => `UY${randomInt(10 ** 9, 10 ** 10)}`;

/** Default data is for these three contacts; the holder is only changed by a transfer (spec 2). */
export const ROLES_APLICABLES = ['administrador', 'tecnico', 'financiero'] as const;
export type RolAplicable = (typeof ROLES_APLICABLES)[number];
