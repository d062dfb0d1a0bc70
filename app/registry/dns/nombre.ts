import { isHostLabel, isIn, toALabels, toULabels, withoutEnding } from '../domain/labels';
import { MAX_ETIQUETA, MAX_NOMBRE } from '../domain/typed-name';
import { type Lectura, leido, rechazado } from './lectura';

/** Names as DNS has them: absolute A-labels in lower case. Owners are kept without the last dot, targets with it. */

/** A label with the underscore that services and keys use (RFC 8552). */
const ETIQUETA = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;

/** A label as stored: letters beyond ASCII become their A-label (RFC 5890). Empty where they have none. */
function aEtiqueta(escrita: string): string {
  const minuscula = escrita.normalize('NFC').toLowerCase();
  return /^[\x21-\x7e]*$/.test(minuscula) ? minuscula : toALabels(minuscula);
}

interface Permitido {
  /** `_dmarc`, `_sip`: owners and aliases. */
  guionBajo: boolean;
  /** `*` as the first label (RFC 4592): owners only. */
  comodin: boolean;
}

/** Turning a label into ASCII would drop these, and make another name of it. */
const CONTROL = /\p{Cc}/u;

function readEtiquetas(escrito: string, { guionBajo, comodin }: Permitido): Lectura<string> {
  if (CONTROL.test(escrito))
    return rechazado(
      'El nombre tiene un tabulador, un salto de línea u otro carácter que no se ve: bórrelo y escríbalo de nuevo.',
    );
  const etiquetas = escrito.split('.').map(aEtiqueta);
  const esEtiqueta = (etiqueta: string) => isHostLabel(etiqueta) || (guionBajo && ETIQUETA.test(etiqueta));
  const mala = etiquetas.findIndex(
    (etiqueta, lugar) => !(esEtiqueta(etiqueta) || (comodin && lugar === 0 && etiqueta === '*')),
  );
  if (mala >= 0) return rechazado(queTiene(escrito, escrito.split('.')[mala] ?? ''));
  if (etiquetas.some((etiqueta) => etiqueta.length > MAX_ETIQUETA))
    return rechazado(`Cada parte de un nombre tiene como máximo ${MAX_ETIQUETA} caracteres.`);
  return leido(etiquetas.join('.'));
}

function queTiene(escrito: string, etiqueta: string): string {
  if (etiqueta === '') return `«${escrito}» tiene dos puntos seguidos o empieza con un punto.`;
  if (/\s/.test(escrito)) return 'Un nombre no puede tener espacios.';
  return `«${etiqueta}» no puede ser parte de este nombre: use letras, números y guiones, sin guion al principio ni al final.`;
}

/** A relative name grows by the origin; one that ends in a dot is whole (RFC 1035 5.1). */
function readAbsoluto(escrito: string, origen: string, permitido: Permitido): Lectura<string> {
  const entero = escrito.endsWith('.') ? escrito.slice(0, -1) : `${escrito}.${origen}`;
  const nombre = readEtiquetas(entero, permitido);
  if (nombre.ok && nombre.valor.length > MAX_NOMBRE)
    return rechazado(`El nombre completo tiene más de ${MAX_NOMBRE} caracteres.`);
  return nombre;
}

/** Whose record it is: nothing or `@` is the origin itself. What is out of the zone is refused. */
export function readPropietario(texto: string, zona: string, origen = zona): Lectura<string> {
  const escrito = texto.trim();
  if (escrito === '' || escrito === '@') return leido(origen);
  const nombre = readAbsoluto(escrito, origen, { guionBajo: true, comodin: true });
  if (nombre.ok && !isIn(nombre.valor, zona))
    return rechazado(`«${escrito}» está fuera del dominio ${toULabels(zona)}.`);
  return nombre;
}

/** Where a record leads, with its dot at the end. An alias may lead to names with an underscore, a server has none. */
export function readDestino(texto: string, origen: string, guionBajo = false): Lectura<string> {
  const escrito = texto.trim();
  if (escrito === '@') return leido(`${origen}.`);
  const nombre = readAbsoluto(escrito, origen, { guionBajo, comodin: false });
  return nombre.ok ? leido(`${nombre.valor}.`) : nombre;
}

/** Whether all labels of an owner are a host's: only such a name has addresses or takes mail (RFC 1123). */
export const esDeHost = (nombre: string): boolean =>
  nombre.split('.').every((etiqueta, lugar) => isHostLabel(etiqueta) || (lugar === 0 && etiqueta === '*'));

/** An owner as its form shows it: without the zone, `@` for the zone itself, in letters of people. */
export function relativo(nombre: string, zona: string): string {
  if (nombre === zona) return '@';
  return toULabels(withoutEnding(nombre, zona));
}

/** Part of a name or of an address as it is looked for: what has letters beyond ASCII is kept as its A-labels. */
export const enEtiquetas = (texto: string): string =>
  texto
    .trim()
    .split('.')
    .map((parte) => aEtiqueta(parte) || parte.toLowerCase())
    .join('.');

/** A name as it is signed: in lower case, whole (RFC 4034 6.2). */
export const enCable = (nombre: string): Buffer =>
  Buffer.concat([
    ...nombre
      .toLowerCase()
      .split('.')
      .filter(Boolean)
      .map((etiqueta) => Buffer.from([etiqueta.length, ...Buffer.from(etiqueta, 'latin1')])),
    Buffer.from([0]),
  ]);
