import type { DatosBorrador } from './draft';

/** The names of a holder. A code that tells the name alone may tell all of it: the surname that was typed is not said twice. */
export function namesOf({ nombre, apellido, fijos }: Pick<DatosBorrador, 'nombre' | 'apellido' | 'fijos'>) {
  const end = ` ${apellido.trim()}`;
  const isTwice = !fijos.includes('apellido') && end !== ' ' && nombre.trim().endsWith(end);
  return { nombre: isTwice ? nombre.trim().slice(0, -end.length) : nombre, apellido };
}
