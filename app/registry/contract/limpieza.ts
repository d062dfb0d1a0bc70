/** What is cleaned rather than refused, before any rule looks at a text (design: screens, Forms). */

/** Zero-width and bidirectional marks, soft hyphen, byte order mark, variants: pasted along, never meant. */
const INVISIBLES = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
/** Every control character but line end and tab. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const ANCHO_COMPLETO = /[\uff01-\uff5e]/g;

const aAnchoNormal = (letra: string): string => String.fromCharCode(letra.charCodeAt(0) - 0xfee0);

/** Several lines: composed (NFC), no invisible characters, normal width, line ends as \n, trimmed. */
export const cleanParrafos = (texto: string): string =>
  texto
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLES, '')
    .replace(ANCHO_COMPLETO, aAnchoNormal)
    .replace(CONTROL, '')
    .trim();

/** One line: as above, with every run of white space made one space. */
export const clean = (texto: string): string => cleanParrafos(texto).replace(/\s+/g, ' ');

/** A phone as it is kept: without spaces, hyphens, dots and parentheses (decision j). */
export const cleanTelefono = (texto: string): string => clean(texto).replace(/[\s().‐-―-]/g, '');

/** A mail address: nothing around it, host in lower case; the local part may be case-sensitive (RFC 5321 2.4). */
export function cleanEmail(texto: string): string {
  const limpio = clean(texto).replace(/^mailto:/i, '');
  const arroba = limpio.lastIndexOf('@');
  return arroba < 0 ? limpio : limpio.slice(0, arroba) + limpio.slice(arroba).toLowerCase();
}

/** A number that people group with spaces. */
export const sinEspacios = (texto: string): string => clean(texto).replace(/ /g, '');
