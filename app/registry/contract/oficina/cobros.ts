import { z } from 'zod';
import { centesimos, id, instante, operacion, texto } from '../base';
import { conceptoDeCargo } from '../formas';
import { deOficina, respuestaDeOficina } from './base';
import { actoQueEspera } from './por-aprobar';
import { devolucion } from './ventas';

const mirada = z.object({ motivo: z.string(), hasta: instante });

const enLista = z.object({
  id,
  /** As who paid it reads it. */
  numero: z.string(),
  concepto: conceptoDeCargo,
  /** As it is shown. */
  nombre: z.string(),
  fecha: instante,
  importe: centesimos,
  /** What was given back of it, together. */
  devuelto: centesimos,
});
export type CobroEnLista = z.output<typeof enLista>;

/**
 * What somebody was charged, also outside of a purchase, as the registry's own people see it: with a reason, which who paid reads in a message
 * (decision 108).
 */
export const cobros = {
  /**
   * Somebody of the registry will look at what a person was charged, and says why: written in their history, and told to that person in a
   * message of the portal. From then on `ver` and `dePersona` show it to them for `MINUTOS_DE_MIRADA`. 404 of nobody.
   */
  mirar: deOficina('verVentas', '/oficina/cobros/mirar', ['CAMPOS'])
    .input(
      z.object({
        /** The account of the person, or one of their charges. */
        de: z.discriminatedUnion('clase', [
          z.object({ clase: z.literal('PERSONA'), id }),
          z.object({ clase: z.literal('COBRO'), id }),
        ]),
        motivo: texto,
        operacion,
      }),
    )
    .output(respuestaDeOficina),

  /**
   * One charge, to who said why in the last half hour, of who paid it or of the name as it is registered now: `mirada` and `cobro` are null to
   * anybody else. 404 of a charge that there is not.
   */
  ver: deOficina('verVentas', '/oficina/cobros')
    .input(z.object({ id }))
    .output(
      z.object({
        numero: z.string(),
        mirada: mirada.nullable(),
        cobro: enLista
          .extend({
            devoluciones: z.array(devolucion),
            espera: actoQueEspera.nullable(),
            /** The account that it was charged to, masked; and whether its person took it away since. */
            cuenta: z.object({ numero: z.string(), quitada: z.boolean() }),
            /** Of the purchase that it is a line of; null where there is none. */
            referencia: z.string().nullable(),
            /** The account of who paid. */
            persona: id,
            /** What they are called: to who said why of that person; null to who did of the name alone. */
            quien: z.string().nullable(),
          })
          .nullable(),
      }),
    ),

  /** The last charges of an account, to who said why in the last half hour: else null. 404 of an account that there is not. */
  dePersona: deOficina('verVentas', '/oficina/cobros/de-persona')
    .input(z.object({ persona: id }))
    .output(
      z.object({
        mirada: mirada.nullable(),
        /** What they are called; null to who did not say why. */
        quien: z.string().nullable(),
        cobros: z.array(enLista).nullable(),
        /** There are more, from before. */
        hayMas: z.boolean(),
      }),
    ),

  /** Gives back a part of a charge, or all of it, as `ventas.devolver` does of a line. 404 of a charge that there is not. */
  devolver: deOficina('devolver', '/oficina/cobros/devolver', ['CAMPOS', 'ESTADO', 'POR_APROBAR'])
    .input(z.object({ id, importe: texto, devuelto: centesimos, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
