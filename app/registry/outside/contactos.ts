import type { ContactoDTO, ContactoEntrada } from '../contract/formas';
import type { Given } from './given';

/** Both names of a person, out of one field or of two. */
function namesOf(said: Given): { nombre: string; apellido: string; nombreApellido: string } {
  const [nombre, apellido] = [said.of('nombre').textIfAny, said.of('apellido').textIfAny];
  const whole = said.of('nombreApellido').textIfAny || `${nombre} ${apellido}`.trim();
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

/** A contact as the specification lists its fields: both ways of naming, whichever the edge reads. */
export function contactoWritten({ nombreApellido, nombre, apellido, ...rest }: ContactoEntrada) {
  const whole = nombreApellido ?? [nombre, apellido].filter(Boolean).join(' ');
  const [first = '', ...others] = whole.split(' ');
  const apart = nombre === undefined ? { nombre: first, apellido: others.join(' ') } : { nombre, apellido };
  return { nombreApellido: whole, ...apart, ...rest };
}

const same = (a = '', b = ''): boolean => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

/** Whether a contact there is the one that was sent: how a change without an answer is looked for. */
export const isContacto = (found: ContactoDTO | null, sent: ContactoEntrada): boolean =>
  found !== null &&
  same(found.direccion, sent.direccion) &&
  same(found.emailPublico, sent.emailPublico) &&
  same(found.nombreApellido, contactoWritten(sent).nombreApellido);
