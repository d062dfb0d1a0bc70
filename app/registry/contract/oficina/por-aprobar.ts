import { z } from 'zod';
import { ACTOS_DE_DOS } from '../../domain/dos-personas';
import { CLASES_DE_SOBRE } from '../../domain/sobre';
import { id, instante, operacion, texto } from '../base';
import { diferencia } from '../diferencia';
import { deOficina, respuestaDeOficina } from './base';

/** An act that waits for its second person, where it would be asked for: `que` stands after 'se pidió'. */
export const actoQueEspera = z.object({ id, que: z.string() });
export type ActoQueEspera = z.output<typeof actoQueEspera>;

const acto = z.object({
  id,
  acto: z.enum(ACTOS_DE_DOS),
  /** What it is, after 'para'; over what, and of which kind that is; why it was asked; and what it would change. */
  que: z.string(),
  clase: z.enum(CLASES_DE_SOBRE),
  sobre: z.string(),
  motivo: z.string(),
  diferencias: z.array(diferencia),
  pidio: z.string(),
  pedidoEn: instante,
  venceEn: instante,
  /** CADUCO: nobody approved it in time. NO_SE_PUDO: it was approved, and could not be done. */
  estado: z.enum(['ESPERA', 'HECHO', 'RECHAZADO', 'RETIRADO', 'CADUCO', 'NO_SE_PUDO']),
  /** Nobody ended what lapsed. */
  fin: z.object({ en: instante, quien: z.string().nullable(), motivo: z.string() }).nullable(),
  /** Why its person did it without a second one; null of what was not done so. */
  aSolas: z.string().nullable(),
  /** Who looked at what was done so. */
  revision: z.object({ en: instante, quien: z.string(), nota: z.string() }).nullable(),
  /** What who looks may do about it. */
  puede: z.object({
    responder: z.boolean(),
    retirar: z.boolean(),
    hacerASolas: z.boolean(),
    revisar: z.boolean(),
  }),
});
export type ActoDeLista = z.output<typeof acto>;

/** Acts that take two people (decision 109): who may see one asked for it, or has its act too. */
export const porAprobar = {
  /** Those that wait, those that were done alone and nobody looked at, and the last ones that ended. */
  listar: deOficina('verPorAprobar', '/oficina/por-aprobar').output(
    z.object({ esperan: z.array(acto), porRevisar: z.array(acto), terminados: z.array(acto) }),
  ),

  /** One of them, whether there is anybody but who asked that could approve it, and whether somebody has the name that it is over. 404 of one that is not for who calls. */
  ver: deOficina('verPorAprobar', '/oficina/por-aprobar/ver')
    .input(z.object({ id }))
    .output(z.object({ acto, hayOtraPersona: z.boolean(), nombreTomado: z.boolean() })),

  /**
   * Approves an act, which is then done as who asked for it, once; refuses it, with a reason; or takes one's own back. Refused where it ended, lapsed, or is
   * one's own to approve. Where it cannot be done any more it ends so.
   */
  responder: deOficina('verPorAprobar', '/oficina/por-aprobar/responder', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, decision: z.enum(['APROBAR', 'RECHAZAR', 'RETIRAR']), motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** Does one's own act at once, without a second person: everybody else of direction is alarmed, and it stands to be looked at. */
  hacerASolas: deOficina('verPorAprobar', '/oficina/por-aprobar/a-solas', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** Another person looked at what was done alone; `motivo` is what they found. */
  revisar: deOficina('verPorAprobar', '/oficina/por-aprobar/revisar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
