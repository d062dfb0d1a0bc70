import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { ContactoDTO, ContactoEntrada } from '../contract/formas';
import { clean, cleanEmail, cleanTelefono } from '../contract/limpieza';
import type { Given } from './answer-reader';

const CAMPOS = [
  'nombreApellido',
  'nombre',
  'apellido',
  'direccion',
  'telefono',
  'emailPublico',
  'email',
  'mailConfirmacion',
] as const;

/** Both names of a person, out of one field or of two. */
function namesOf(said: Given): { nombre: string; apellido: string; nombreApellido: string } {
  const [nombre, apellido] = [said.of('nombre').textIfAny, said.of('apellido').textIfAny];
  const whole = said.of('nombreApellido').textIfAny || nombreApellido({ nombre, apellido });
  if (nombre) return { nombre, apellido, nombreApellido: whole };
  const [first = '', ...others] = whole.split(' ');
  return { nombre: first, apellido: others.join(' '), nombreApellido: whole };
}

/** A contact as whois publishes it. */
function contactoPublico(said: Given) {
  const { nombre, apellido } = namesOf(said);
  return {
    nombre,
    apellido,
    direccion: said.of('direccion').text(''),
    telefono: said.of('telefono').text(''),
    emailPublico: said.of('emailPublico', 'email').text(''),
    nicHandler: said.of('nicHandler', 'nicHandle').text(''),
  };
}

/** A contact, or null where there is none. */
export const contactoPublicoOrNull = (said: Given) => (said.has ? contactoPublico(said) : null);

/** A contact of the caller's. */
export function contacto(said: Given): ContactoDTO {
  return {
    ...contactoPublico(said),
    id: said.of('id').id(0),
    nombreApellido: namesOf(said).nombreApellido,
    email: said.of('email').textOrNull,
  };
}

export const contactoOrNull = (said: Given): ContactoDTO | null => (said.has ? contacto(said) : null);

const CLEANERS: Partial<Record<keyof ContactoEntrada, (text: string) => string>> = {
  telefono: cleanTelefono,
  emailPublico: cleanEmail,
  email: cleanEmail,
  mailConfirmacion: cleanEmail,
};

/** What people type as it is kept (decision j): an edge need not know how phones are grouped. */
function cleaned(sent: ContactoEntrada): ContactoEntrada {
  const given = { ...sent };
  for (const name of CAMPOS) {
    const text = given[name];
    if (text !== undefined) given[name] = (CLEANERS[name] ?? clean)(text);
  }
  return given;
}

/** A contact as the specification lists its fields: both ways of naming, whichever the edge reads. */
export function contactoWritten(sent: ContactoEntrada) {
  const { nombreApellido, nombre, apellido, ...rest } = cleaned(sent);
  const whole = nombreApellido ?? [nombre, apellido].filter(Boolean).join(' ');
  const [first = '', ...others] = whole.split(' ');
  const apart = nombre === undefined ? { nombre: first, apellido: others.join(' ') } : { nombre, apellido };
  return { nombreApellido: whole, ...apart, ...rest };
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether a contact there is the one that was sent, in all that was: how a change without an answer is looked for. */
export function isContacto(found: ContactoDTO | null, sent: ContactoEntrada): boolean {
  if (found === null) return false;
  const { nombreApellido, direccion, emailPublico, telefono } = contactoWritten(sent);
  const same = (there: string, written = '') => written === '' || squeezed(there) === squeezed(written);
  return (
    same(found.nombreApellido, nombreApellido) &&
    same(found.direccion, direccion) &&
    same(found.emailPublico, emailPublico) &&
    (!telefono || digits(found.telefono) === digits(telefono))
  );
}
