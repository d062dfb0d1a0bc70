import { z } from 'zod';
import { instante, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const cuantos = z.object({ que: z.string(), cuantos: z.number().int() });

const pedido = z.object({
  referencia: z.string(),
  momento: instante,
  duroMs: z.number().int().nullable(),
  metodo: z.string(),
  /** The path without codes nor what was typed. */
  ruta: z.string(),
  operacion: z.string().nullable(),
  /** The status of the registry's answer; null where there was none. */
  estado: z.number().int().nullable(),
  error: z.string(),
  /** The login of who asked; null of who had not signed in. */
  quien: z.string().nullable(),
  /** Between which moments what follows was written, by who asked. */
  desde: instante,
  hasta: instante,
  /** What happened to names, acts at the desk and mails, by what it was; null of who had not signed in: nobody can say. */
  cambios: z.array(cuantos).nullable(),
  porPublicar: z.number().int(),
});
export type Pedido = z.output<typeof pedido>;

/** Requests that failed, by the number that their person was shown (decision 116). */
export const pedidos = {
  /**
   * Looks for one by its number: written down with it, whether it was found or not; what is no number is refused. From then on `ver` shows it to who
   * looked, for half an hour. Without `referencia` there is none, and the sentence says so.
   */
  buscar: deOficina('verPedidos', '/oficina/pedidos/buscar', ['CAMPOS'])
    .input(z.object({ numero: texto }))
    .output(respuestaDeOficina.extend({ referencia: z.string().optional() })),

  /** What became of one, without anything that was typed or answered; null to who did not look for it in the last half hour. */
  ver: deOficina('verPedidos', '/oficina/pedidos/ver')
    .input(z.object({ referencia: texto }))
    .output(z.object({ pedido: pedido.nullable() })),
};
