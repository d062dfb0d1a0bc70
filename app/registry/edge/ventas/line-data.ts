import { z } from 'zod';
import { proximasDeLinea } from '../../contract/formas';

const nuevoContacto = z.object({
  nombre: z.string(),
  apellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  emailPublico: z.string(),
  email: z.string().nullable(),
  /** The account of the new holder, where it is known. */
  usuarioId: z.number().int().nullable(),
});

/** What belongs to one type of line only, kept with it as JSON. */
const datos = z.object({
  /** Of a renewal: the expiry date it was bought for, so that it cannot pile up on another renewal. */
  vencimiento: z.string().optional(),
  /** Of a renewal: whether its account pays for the name from then on too, once its buyer was asked. */
  asociarCuenta: z.boolean().optional(),
  /** Of a holder transfer (spec 3, holder transfer payload). */
  titularActual: z.string().optional(),
  contacto: nuevoContacto.optional(),
  eliminarCuentaPago: z.boolean().optional(),
  modificarAdministrador: z.boolean().optional(),
  venta: z.boolean().optional(),
  /** Of a holder transfer: the lock whose custodians approved it, as it is here. */
  candado: z.number().int().optional(),
  /** What became of the line at the confirmation. */
  mensaje: z.string().optional(),
  /** How the next renewals are paid from then on; in lines of before it stands at the end of `mensaje`. */
  proximas: proximasDeLinea.optional(),
});
export type Datos = z.output<typeof datos>;

export const readDatos = (text: string | null): Datos => (text ? datos.parse(JSON.parse(text)) : {});
export const writeDatos = (some: Datos): string => JSON.stringify(some);
