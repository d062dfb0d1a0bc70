import { Refusal } from './operation';
import { nuevo, type Persona } from './world';
import type { Fields } from './writing';

const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const said = (fields: Fields, name: string): string => String(fields[name] ?? '').trim();

function errorsOf(fields: Fields): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!/^[\p{L}\d ,]+$/u.test(said(fields, 'direccion')))
    errors.direccion = 'La dirección solo puede contener letras, números y espacios.';
  if (!/^\+?\d{7,15}$/.test(said(fields, 'telefono')))
    errors.telefono = 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.';
  if (!EMAIL.test(said(fields, 'emailPublico'))) errors.emailPublico = 'El correo ingresado no es válido.';
  return errors;
}

/** A contact out of what was sent, its name in one field or in two. */
export function readContacto(
  fields: Fields,
  envelope: 'resp' | 'codigo' | 'respuesta',
  before?: Persona,
): Persona {
  const errors = errorsOf(fields);
  const [first = '', ...others] = (said(fields, 'nombreApellido') || said(fields, 'nombre')).split(' ');
  const nombre = first || before?.nombre || '';
  if (nombre.length < 2) errors.nombre = 'El nombre debe tener al menos 2 caracteres.';
  const [name] = Object.keys(errors);
  if (name) throw new Refusal(envelope, errors[name] ?? '', 'ERROR', errors);
  return {
    id: before?.id ?? nuevo(),
    nombre,
    apellido: said(fields, 'apellido') || others.join(' ') || before?.apellido || '',
    direccion: said(fields, 'direccion'),
    telefono: said(fields, 'telefono'),
    emailPublico: said(fields, 'emailPublico'),
    ...(said(fields, 'email') && { email: said(fields, 'email') }),
    ...(before?.nicHandler && { nicHandler: before.nicHandler }),
  };
}
