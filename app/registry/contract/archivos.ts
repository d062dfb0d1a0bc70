/**
 * Rules on the files of a ticket (spec 5, decision d). The registry decides by them; a screen in front of an outside
 * edge may look first, so that nothing too large is sent there.
 */
const MAX_ARCHIVOS = 3;
/** For each file and for all of them. */
export const MAX_BYTES = 5_242_880;

/** As much of a file as its rules look at. */
export interface ArchivoElegido {
  nombre: string;
  /** What the browser says it is; it may say nothing. */
  tipo: string;
  tamano: number;
  /** Its first bytes. */
  inicio: Uint8Array;
}

/** How many first bytes `fileErrors` wants. */
export const INICIO = 8;

type Formato = 'image/jpeg' | 'image/png' | 'image/gif';

const EXTENSIONES: Record<string, Formato> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

const FIRMAS: [Formato, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** Names that old browsers give to the same formats, and what they say when they do not know. */
const SIN_DECIR = new Set(['', 'application/octet-stream']);
const DICHOS = new Set(['image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/x-png', 'image/gif']);

/** Letters with accents are letters, as in an address (decision i). */
const NOMBRE = /^[\p{L}\p{M}\p{N}._\- ()]{1,200}$/u;

/** Format by its first bytes, which nobody chooses by naming a file. */
export const formatOf = (inicio: Uint8Array): Formato | undefined =>
  FIRMAS.find(([, firma]) => firma.every((byte, i) => inicio[i] === byte))?.[0];

const extensionOf = (nombre: string): string => /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';

/** A name as it may be repeated in a message or kept: on one line, composed, not endless. */
export const shownName = (nombre: string): string =>
  nombre
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 200);

/** What is wrong with one file; an empty list when it may be kept. */
export function fileErrors({ nombre, tipo, tamano, inicio }: ArchivoElegido): string[] {
  const x = shownName(nombre);
  const errors: string[] = [];
  const expected = EXTENSIONES[extensionOf(nombre)];
  if (!expected) errors.push(`Extensión no permitida: ${x}`);
  if (!NOMBRE.test(nombre.normalize('NFC')))
    errors.push(
      `Nombre de archivo inválido: ${x}. Usa solo letras, números, guiones, puntos, espacios o guiones bajos.`,
    );
  if (tamano === 0) return [...errors, `El archivo ${x} está vacío.`];
  const found = formatOf(inicio);
  const said = tipo.toLowerCase().split(';')[0]?.trim() ?? '';
  const saysOther = !SIN_DECIR.has(said) && !DICHOS.has(said);
  // Of a file whose name says already that it is no picture that is told once: what is in it is told of one that says it is.
  if (expected && (found !== expected || saysOther)) errors.unshift(`Formato no permitido: ${x}`);
  return errors;
}

/** What is wrong with all of them together. */
export function togetherErrors(tamanos: readonly number[]): string[] {
  const errors: string[] = [];
  if (tamanos.length > MAX_ARCHIVOS) errors.push('No se pueden adjuntar más de 3 archivos.');
  if (tamanos.reduce((sum, bytes) => sum + bytes, 0) > MAX_BYTES)
    errors.push('El tamaño total de los archivos supera el límite permitido de 5.00 MB.');
  return errors;
}

/** A part without a file: what browsers send for an empty file field, and the placeholder of spec 7. */
export const isPlaceholder = (file: { name: string; size: number }): boolean =>
  file.size === 0 && (file.name === '' || file.name === 'blob');
