import { type Lectura, leido, rechazado } from './lectura';

/** Character strings of RFC 1035 5.1: octets between quotes, `\DDD` for what is not printable ASCII. */

/** One string has at most this many octets (RFC 1035 3.3); longer texts are several. */
const MAX_CADENA = 255;

const CONTROL = /\p{Cc}/u;

/** Octets as one quoted string. */
function quote(octetos: Uint8Array): string {
  const letras = Array.from(octetos, (octeto) => {
    if (octeto === 0x22 || octeto === 0x5c) return `\\${String.fromCharCode(octeto)}`;
    if (octeto >= 0x20 && octeto <= 0x7e) return String.fromCharCode(octeto);
    return `\\${String(octeto).padStart(3, '0')}`;
  });
  return `"${letras.join('')}"`;
}

/** A text as its strings, split at 255 octets (decision g). */
export function writeTexto(texto: string): string {
  const octetos = new TextEncoder().encode(texto);
  const cadenas = [];
  for (let desde = 0; desde < Math.max(octetos.length, 1); desde += MAX_CADENA)
    cadenas.push(quote(octetos.subarray(desde, desde + MAX_CADENA)));
  return cadenas.join(' ');
}

/** The octets of one string, its quotes already gone; undefined where an escape is none. */
function octetosDe(crudo: string): Uint8Array | undefined {
  const partes: number[] = [];
  for (const [entera, numero, letra] of crudo.matchAll(/\\(\d{3})|\\(\D|$)|[^\\]+|\\/gsu)) {
    if (numero !== undefined && Number(numero) <= 255) partes.push(Number(numero));
    else if (letra) partes.push(...new TextEncoder().encode(letra));
    else if (entera.startsWith('\\')) return undefined;
    else partes.push(...new TextEncoder().encode(entera));
  }
  return Uint8Array.from(partes);
}

/** The text that some strings say together. It must be text: what is no UTF-8, or no line, cannot be shown in a form. */
export function readCadenas(crudas: readonly string[]): Lectura<string> {
  const octetos: number[] = [];
  for (const cruda of crudas) {
    const suyos = octetosDe(cruda);
    if (!suyos) return rechazado('El texto tiene una barra (\\) que no sigue la norma: escriba \\\\ o \\"');
    octetos.push(...suyos);
  }
  try {
    const texto = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(octetos));
    return CONTROL.test(texto)
      ? rechazado('El texto tiene caracteres de control, que no se pueden escribir en un formulario.')
      : leido(texto);
  } catch {
    return rechazado('El texto no está en UTF-8.');
  }
}

/** What is between the quotes of each string of a canonical content. */
export const cadenasDe = (contenido: string): string[] =>
  [...contenido.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, dentro = '']) => dentro);

export const octetos = (texto: string): number => new TextEncoder().encode(texto).length;
