import type { CorreoDevuelto } from '../../../contract/oficina/correos';
import type { Devuelto } from '../../mail/devueltos-store';

/** An address that is told from others, and does not say whose it is. */
export const sinDecirDeQuien = (direccion: string): string =>
  `${direccion.slice(0, 1)}…${direccion.slice(direccion.indexOf('@'))}`;

export const correoDevuelto = (row: Devuelto): CorreoDevuelto => ({
  id: row.id,
  correo: sinDecirDeQuien(row.direccion),
  respuesta: row.respuesta,
  desde: row.desde,
  ultimo: row.ultimo_en,
  veces: row.veces,
  probado: row.probado_en,
});
