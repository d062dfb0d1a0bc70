import { MAX_BYTES } from '../../contract/archivos';

/** What may be kept for one session while its form is being corrected, and for all of them together. */
export const GUARDADO = { archivos: 60, bytes: 3 * MAX_BYTES, bytesDeTodos: 100 * MAX_BYTES, horas: 24 };

/** The number a ticket is known by: its year and its place. */
export const ticketNumber = (id: number, creadoEn: string): string =>
  `${creadoEn.slice(0, 4)}-${String(id).padStart(6, '0')}`;
