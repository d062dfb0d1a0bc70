import { oc, type Route } from '@orpc/contract';
import { z } from 'zod';
import type { Rechazos } from './codigos';
import type { Id } from './ids';

/** Who may call an operation; the edge enforces it before any handler runs. */
export interface Acceso {
  acceso: 'publico' | 'persona';
  /** Why it may be refused, besides what its input brings (`rechazosDe`). */
  rechazos?: Rechazos;
}

const base = oc.$meta<Acceso>({ acceso: 'publico' });

/** Operations of anyone, with or without a token (spec 6). */
export const publica = (route: Route) => base.route(route);

/** Operations of a signed-in person: 401 without a valid token, 404 for what is somebody else's. */
export const privada = (route: Route, rechazos?: Rechazos) =>
  base
    .meta({ acceso: 'persona', rechazos })
    .errors({
      UNAUTHORIZED: { message: 'Debe iniciar sesión.' },
      NOT_FOUND: { message: 'No se encontró lo solicitado.' },
    })
    .route({ ...route, spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });

/** NUL is in no text that anybody types, and PostgreSQL keeps none that has it. */
const sinNul = (escrito: string): string => escrito.replaceAll('\0', '');

/** Text as typed: only its size is limited here; the field rules answer with a message per field. */
export const texto = z.string().max(4000).overwrite(sinNul);

/** A name or a value that its own rules refuse where it has control characters: without them it would be another one. */
export const textoEntero = z.string().max(4000);

const ID_ESCRITO = /^(-?\d{1,40}|~[\w.!~*'()-]{1,600})$/;
/** Digits that a number holds are that number: an address or a form has nothing but text. */
const numeroSiCabe = (valor: Id): Id =>
  typeof valor === 'string' && /^-?\d+$/.test(valor) && Number.isSafeInteger(Number(valor))
    ? Number(valor)
    : valor;

/** An id, in a body, in a form or in an address. */
export const id: z.ZodType<Id, Id> = z
  .union([z.number().int(), z.string().regex(ID_ESCRITO)])
  .overwrite(numeroSiCabe)
  .describe('Identificador');

/** An id out of a text that somebody may have changed, or one that was read already; undefined where it is none. */
export function readId(texto: unknown): Id | undefined {
  const leido = typeof texto === 'string' || typeof texto === 'number' ? id.safeParse(texto).data : undefined;
  return typeof leido === 'number' && leido <= 0 ? undefined : leido;
}

/** Integer centésimos, VAT included: 115900 is $ 1.159,00. */
export const centesimos = z.number().int().nonnegative().describe('Centésimos, IVA incluido');
/** A price that is planned. */
export const proximoPrecio = z.object({
  precio: centesimos,
  desde: z.string().describe('Minuto de Uruguay desde el que rige, AAAA-MM-DDTHH:MM'),
});

/** A calendar day in Uruguay, YYYY-MM-DD. */
export const fecha = z.iso.date().describe('Fecha de Uruguay, AAAA-MM-DD');

/** A UTC instant. */
export const instante = z.iso.datetime().describe('Instante UTC, ISO 8601');

/** Key made by the screen's loader: a repeat of the operation answers what the first one answered. */
export const operacion = z.string().min(8).max(100).overwrite(sinNul).optional();

/** Field name to message; `general` for what belongs to no field (spec 8). */
export const mapErrores = z.record(z.string(), z.string());

/** Answer in the style of the cart: `respuestaOK` tells a business refusal from a done deed. */
export const respuesta = z.object({
  respuestaOK: z.boolean(),
  codigoRespuesta: z.string(),
  mensajeRespuesta: z.string(),
});

/** Answer in the style of the account: `OK` or `ERROR`, and the fields at fault. */
export const respuestaCuenta = z.object({
  respCodigo: z.enum(['OK', 'ERROR']),
  respMensaje: z.string(),
  mapErrores: mapErrores.optional(),
});

/** Answer in the style of the administration and the messages. */
export const respuestaCodigo = z.object({ codigo: z.enum(['OK', 'ERROR']), mensaje: z.string() });

/** A page of a list; `paginaActual` counts from 1. */
export const paginado = z.object({
  paginaActual: z.number().int().min(1).default(1),
  cantXPagina: z.number().int().min(1).max(50).default(10),
});
