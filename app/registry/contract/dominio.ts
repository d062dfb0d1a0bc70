import { z } from 'zod';
import { PROHIBICIONES } from '../domain/prohibiciones';
import { centesimos, instante, proximoPrecio, publica, texto } from './base';
import { contactoPublico, fechaOpcional, nameserver } from './formas';

const tags = ['Consultas de dominio'];
const captchaResponse = texto.nullish().describe('Respuesta al captcha; solo si mostrarCaptcha lo pide');

/** A code that is none of these is 'Otherwise' (spec 8, Whois). */
const codigoWhois = z
  .enum([
    'OK',
    'ERROR_DOMINIO_NO_EXISTE',
    'CAPTCHA_INVALIDO',
    'ERROR_DOMINIO_NO_PERTENECE',
    'PARAMETRO_REQUERIDO',
    'ERROR',
  ])
  .catch('ERROR');

const disponibilidadItem = z.object({
  /** U-label. */
  nombre: z.string(),
  disponible: z.boolean(),
  reservado: z.boolean(),
  /** Null where the registry does not say it now. */
  precio: centesimos.nullable(),
  anios: z.number().int(),
  seleccionado: z.boolean(),
  /** Why a name cannot be asked about; empty for good names. */
  mensaje: z.string(),
});
export type DisponibilidadItem = z.output<typeof disponibilidadItem>;

const dsPublico = z.object({
  etiqueta: z.number().int(),
  algoritmo: z.number().int(),
  tipoDigest: z.number().int(),
  digest: z.string(),
});

/** A proof-of-work challenge as ALTCHA's solver reads it. */
const retoAltcha = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
});

/** Queries that anyone can make (spec 7, Domain queries). A refused captcha is an answer, `CAPTCHA_INVALIDO`. */
export const dominio = {
  /** Public data of a name. Signed-in callers need no captcha. */
  whois: publica({ method: 'POST', path: '/dominio/consulta/whois', summary: 'Consulta whois', tags })
    .input(z.object({ dominio: z.object({ nombre: texto }), captchaResponse }))
    .output(
      z.object({
        respuestaOK: z.boolean(),
        codigo: codigoWhois,
        mensaje: z.string(),
        nombre: z.string(),
        estado: z.string().nullable(),
        fechaAlta: fechaOpcional,
        fechaVencimiento: fechaOpcional,
        titular: contactoPublico.nullable(),
        administrador: contactoPublico.nullable(),
        tecnico: contactoPublico.nullable(),
        financiero: contactoPublico.nullable(),
        nameServers: z.array(nameserver),
        /** When anything of it changed last; null where its history does not say. This project's own. */
        actualizado: instante.nullable().optional(),
        /** The last day on which its holder can renew it (VENCIDO) or recover it (ELIMINADO); null in other states, or where it is not told. This project's own. */
        hasta: fechaOpcional.optional(),
        /** The keys that the zone above vouches for (RFC 4034, 5). This project's own. */
        ds: z.array(dsPublico).optional(),
        /** What is not let happen to it now, in EPP's words. This project's own. */
        prohibiciones: z.array(z.enum(PROHIBICIONES)).optional(),
      }),
    ),

  /** Whether whole names are free, with price and, for taken ones, what is free instead. */
  disponibilidad: publica({
    method: 'POST',
    path: '/dominio/consulta/disponibilidad',
    summary: 'Consulta de disponibilidad',
    tags,
  })
    .input(z.object({ dominios: z.array(texto).min(1).max(50), captchaResponse }))
    .output(
      z.object({
        respuestaOK: z.boolean(),
        codigo: z.enum(['OK', 'CAPTCHA_INVALIDO', 'ERROR']),
        mensaje: z.string(),
        dominios: z.array(disponibilidadItem),
        /** Free names like the taken ones. */
        sugerencias: z.array(disponibilidadItem),
      }),
    ),

  /** Suffixes on sale, in the order of the checkboxes, with their price for a year. */
  habilitados: publica({
    method: 'GET',
    path: '/dominio/habilitados',
    summary: 'Sufijos habilitados',
    tags,
  }).output(
    z.object({
      dominiosHabilitados: z.array(
        z.object({
          nombre: z.string(),
          precio: centesimos.nullable(),
          /** What follows that price, where one is planned (this project's own). */
          proximo: proximoPrecio.optional(),
        }),
      ),
    }),
  ),

  /** Whether the next query of this address and session needs a captcha (decisions, Captcha). */
  mostrarCaptcha: publica({
    method: 'GET',
    path: '/dominio/mostrarCaptcha',
    summary: 'Saber si la próxima consulta pide captcha',
    tags,
  }).output(z.object({ resultado: z.boolean() })),

  /** A challenge: a proof of work for ALTCHA, and a plain question with its signed token; null where there is none to pose. This project's own. */
  desafioCaptcha: publica({
    method: 'GET',
    path: '/dominio/desafioCaptcha',
    summary: 'Desafío captcha',
    tags,
  }).output(
    z
      .object({
        pregunta: z.string(),
        /** Sent back with the answer as `captchaResponse`: `<token>:<answer>`. */
        token: z.string(),
        /** Challenge for the ALTCHA widget, whose payload is sent as `captchaResponse` as it is. */
        altcha: retoAltcha,
      })
      .nullable(),
  ),
};
