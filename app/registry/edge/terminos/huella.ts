import { createHash } from 'node:crypto';

/** SHA-256 of a text of the terms, in hexadecimal: what is kept with who accepted it. */
export const huellaDeTerminos = (contenido: string): string =>
  createHash('sha256').update(contenido).digest('hex');
