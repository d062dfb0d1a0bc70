import { z } from 'zod';
import { centesimos, fecha, instante, mapErrores, texto } from './base';

/** What the operations of registrar transfers share (spec 3, Transfer-in request). */

/** Spec 4, and no other: a screen says each in words. */
export const estadoTransferencia = z.enum([
  'PENDING',
  'CLIENT_APPROVED',
  'SERVER_APPROVED',
  'CLIENT_REJECTED',
  'SERVER_REJECTED',
  'CLIENT_CANCELLED',
  'SERVER_CANCELLED',
  'PENDING_NO_PAYMENT',
  'EXPIRED',
  /** Whatever another registry calls it besides (spec 4: anything else is an error). */
  'ERROR',
]);
export type EstadoTransferencia = z.output<typeof estadoTransferencia>;

/** A DNS record that comes along with the name. */
export const registroOrigen = z.object({
  nombre: z.string(),
  ttl: z.number().int(),
  tipo: z.string(),
  valor: z.string(),
});
export type RegistroOrigen = z.output<typeof registroOrigen>;

/** A rule of transfers and how the name stands with it (decision q). This project's own. */
export const reglaTransferencia = z.object({
  codigo: z.string(),
  /** The rule in words. */
  regla: z.string(),
  cumple: z.boolean(),
  /** Why it is not met, and what to do. */
  motivo: z.string(),
  /** The date on which it is met by itself; null when it is met or when somebody has to act. */
  desde: fecha.nullable(),
});
export type ReglaTransferencia = z.output<typeof reglaTransferencia>;

/** Holder as an import asks for them (spec 3, Request payload). */
export const datosTitular = z.object({
  /** `PERSONA` has a surname, `EMPRESA` has none. This project's own. */
  tipo: z.enum(['PERSONA', 'EMPRESA']).default('PERSONA'),
  nombre: texto.default(''),
  apellido: texto.default(''),
  direccion: texto.default(''),
  telefono: texto.default(''),
  email: texto.default(''),
});

/** What the registry does with a request that nobody answers in its time. This project's own: others do not say. */
export const alVencer = z.enum(['vencer', 'aprobar']);

/** A request, as its list and its detail show it. */
export const solicitudTransferencia = z.object({
  /** U-label. */
  dominio: z.string(),
  estado: estadoTransferencia,
  /**
   * What names the request beside the domain in the other operations. Where the registry keeps no codes (this one), a
   * reference: the authorization code itself is in no address and no list.
   */
  codigoAutorizacion: z.string(),
  /** Reference number, to be told to support. */
  referencia: z.string(),
  /** Null where the registry does not say it, here and below. */
  fechaSolicitud: instante.nullable(),
  /** Until when it can be answered. */
  fechaVencSol: instante.nullable(),
  alVencer: alVencer.nullish(),
  resueltaEn: instante.nullable(),
  registrador: z.string(),
  nuevoRegistrador: z.string(),
  /** Expiry date of the name: once completed, or as it will be. */
  vencimientoNuevo: fecha.nullable(),
  importe: centesimos.nullable(),
  registros: z.array(registroOrigen),
  /** Null where the caller did not ask for it: a request for a name that leaves. */
  datosTitular: datosTitular.nullable(),
  cuentaPago: z.string().nullable(),
  /** What happened to it, in order. */
  pasos: z.array(z.object({ estado: estadoTransferencia, quien: z.string(), momento: instante })),
});
export type SolicitudTransferencia = z.output<typeof solicitudTransferencia>;

/** Answer in the style of the transfers: `isOk` tells a business refusal from a done deed. */
export const respuestaTransferencia = z.object({
  isOk: z.boolean(),
  /** `OK`, or a reason. This project's own. */
  codigo: z.string(),
  message: z.string(),
  mapErrores: mapErrores.optional(),
});

/** An authorization code as its holder sees it (spec 3). */
export const codigoAutorizacion = z.object({
  /** The code; once it was used or is over, only its end. */
  authorizationCode: z.string(),
  state: z.enum([
    'ACTIVE',
    'USED_FOR_REQUEST',
    'USED_FOR_APPROVAL',
    'USED_FOR_REJECTION',
    'EXPIRED',
    'CANCELLED',
  ]),
  requestDate: instante,
  expirationDate: instante,
});
export type CodigoAutorizacion = z.output<typeof codigoAutorizacion>;
