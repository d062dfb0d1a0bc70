import { z } from 'zod';
import { centesimos, fecha, id, instante, texto } from './base';

/** The shapes that several areas share, with the names of spec 3. */

/** Contact as the registry answers it. `nombreApellido` joins both names for screens with one field. */
export const contactoDTO = z.object({
  id,
  nombre: z.string(),
  apellido: z.string(),
  nombreApellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  emailPublico: z.string(),
  /** For notifications, shown only to its owner. */
  email: z.string().nullable(),
  nicHandler: z.string(),
});
export type ContactoDTO = z.output<typeof contactoDTO>;

/** Contact as a form sends it: either `nombreApellido` or `nombre` and `apellido`. */
export const contactoEntrada = z.object({
  nombreApellido: texto.optional(),
  nombre: texto.optional(),
  apellido: texto.optional(),
  direccion: texto.optional(),
  telefono: texto.optional(),
  emailPublico: texto.optional(),
  email: texto.optional(),
  mailConfirmacion: texto.optional(),
});
export type ContactoEntrada = z.input<typeof contactoEntrada>;

export const pais = z.object({ id, nombre: z.string() });
export const tipoDocumento = z.object({ id, nombre: z.string() });
export const formaPago = z.object({ id, nombre: z.string() });

/** Payment account; its numbers are masked for whoever is not its holder (spec 6). */
export const templateCuentaPago = z.object({
  id,
  nombre: z.string(),
  cuenta: z.object({
    id,
    /** The account number. */
    cuenta: z.string(),
    pais,
    tipoDocumento,
    nroDocumento: z.string(),
    formaPago,
    idPais: id,
    idTipoDocumento: id,
  }),
  /** True where account and document are shown masked. */
  enmascarada: z.boolean(),
  /** How many of the user's domains are charged to it. */
  cantidadDominios: z.number().int().nonnegative().nullable(),
  fechaAsociacionFormateada: z.string().nullable(),
  usuarioAsociacion: z.object({ usuario: z.string() }).nullable(),
});
export type TemplateCuentaPago = z.output<typeof templateCuentaPago>;

/** How a sale is paid: with the bill, which is all there is (spec 9). */
export const pagoVenta = z.object({
  generaPago: z.boolean().default(true),
  generaFactura: z.boolean().default(true),
  medioPago: z.string().max(10).default('ff'),
});
export type PagoVenta = z.input<typeof pagoVenta>;

/** A payment account as a form sends it. `id` -1 makes a new one (spec 9); the id of an existing one chooses it. */
export const templateEntrada = z.object({
  id: id.default(-1),
  nombre: texto.optional(),
  cuenta: z
    .object({
      cuenta: texto.optional(),
      idPais: id.optional(),
      idTipoDocumento: id.optional(),
      nroDocumento: texto.optional(),
      idFormaPago: id.default(1),
    })
    .optional(),
});
export type TemplateCuentaPagoEntrada = z.input<typeof templateEntrada>;

export const tipoItem = z.enum(['REGISTRO', 'RENOVACION', 'TRANSFERENCIA']);
export type TipoItemVenta = z.output<typeof tipoItem>;

/** What a name was charged for. */
export const conceptoDeCargo = z.enum([...tipoItem.options, 'RENOVACION_AUTOMATICA', 'IMPORTACION']);
export type ConceptoDeCargo = z.output<typeof conceptoDeCargo>;

/** How the renewals that follow a line will be paid, as far as it is known before the confirmation. */
export const proximaRenovacion = z.object({
  /** Whether the name renews by itself at all. */
  automatica: z.boolean(),
  /** Whether the account of this purchase pays them too; null until its buyer was asked. */
  asociar: z.boolean().nullable(),
  /** The account that pays for the name today; null where none does. */
  cuentaActual: z.object({ id, nombre: z.string() }).nullable(),
});
export type ProximaRenovacion = z.output<typeof proximaRenovacion>;

/**
 * What became of the next renewals of a name that was bought or renewed: this account pays them, the one it had does, none does;
 * or the name does not renew by itself, with this account attached to it all the same or not.
 */
export const proximasDeLinea = z.enum(['MISMA', 'PROPIA', 'NINGUNA', 'ASOCIADA', 'DESACTIVADA']);
export type ProximasDeLinea = z.output<typeof proximasDeLinea>;

/** One line of a cart or a sale. `nombre` is the U-label. */
export const itemVenta = z.object({
  id,
  tipo: tipoItem,
  /** `id` is the line's own: what `idDominio` and `dominiosIds` name in other operations. */
  dominio: z.object({ id, nombre: z.string() }),
  anios: z.number().int().positive(),
  precioUnitario: centesimos,
  /** `precioUnitario` times `anios`. */
  precio: centesimos,
  /** Present once the holder data of this line was saved (step two). */
  titular: z.string().nullable(),
  /** Of a holder transfer: who has the name now, and who will. */
  titularActual: z.string().nullable(),
  nuevoTitular: z.string().nullable(),
  /** What else was typed of them, before the confirmation. This project's own. */
  datosNuevoTitular: contactoDTO.pick({ direccion: true, telefono: true, emailPublico: true }).optional(),
  /** Null where nothing can be said of it: of a transfer, after the confirmation, in front of an edge that does not say. */
  proximaRenovacion: proximaRenovacion.nullable(),
  /** Before it: until when the name runs if it is done today, where that is known. This project's own. */
  hasta: fecha.optional(),
  /** After the confirmation. */
  estado: z.enum(['PENDIENTE', 'HECHO', 'RECHAZADO']),
  mensaje: z.string(),
  /** Of a line that was done, beside its `mensaje`: how its next renewals are paid. This project's own. */
  proximas: proximasDeLinea.optional(),
  /** What the registry gave back of it since, to the account that it was charged to. This project's own. */
  devoluciones: z.array(z.object({ importe: centesimos, fecha: instante, motivo: z.string() })).optional(),
  /** Before it: why the line can no longer be done; it is not charged either. This project's own. */
  motivo: z.string().optional(),
});
export type ItemVenta = z.output<typeof itemVenta>;

export const ventaDTO = z.object({
  ventaId: id,
  uuidVenta: z.string(),
  estado: z.enum(['ABIERTA', 'FINALIZADA']),
  items: z.array(itemVenta),
  /** Whether the holders could not be read now: that a line shows none says nothing then. This project's own. */
  titularesSinLeer: z.boolean().optional(),
  subtotal: centesimos,
  /** Always 0 (spec 9). */
  descuento: centesimos,
  /** What is or was charged: after the confirmation, only the lines done. */
  total: centesimos,
  /** Reference number, from the confirmation on. */
  referencia: z.string().nullable(),
  finalizadaEn: instante.nullable(),
});
export type VentaDTO = z.output<typeof ventaDTO>;

/** Contact as whois publishes it. */
export const contactoPublico = contactoDTO.omit({ id: true, email: true, nombreApellido: true });

export const nameserver = z.object({
  nombre: z.string(),
  tipoIP: z.enum(['IPV4', 'IPV6']).nullable(),
  ip: z.string().nullable(),
});

export const fechaOpcional = fecha.nullable();
