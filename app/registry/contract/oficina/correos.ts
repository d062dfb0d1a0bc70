import { z } from 'zod';
import { id, instante, operacion, respuesta, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const devuelto = z.object({
  id,
  /** Whose it is cannot be read from it: its first letter, and where it is served. */
  correo: z.string(),
  /** What its server answered, in numbers (RFC 5321, RFC 3463). */
  respuesta: z.string(),
  desde: instante,
  ultimo: instante,
  veces: z.number().int(),
  /** When somebody last had a mail sent to try it; null where nobody did. */
  probado: instante.nullable(),
});
export type CorreoDevuelto = z.output<typeof devuelto>;

/** Addresses whose mail server said that it takes no mail for them (decision 115). */
export const correos = {
  /** Those that came back last, up to 100, and how many there are. */
  listar: deOficina('verFallos', '/oficina/correos').output(
    z.object({ correos: z.array(devuelto), total: z.number().int() }),
  ),

  /** One of them, with the first names of who has that address in their contact data. 404 where it is flagged no more. */
  ver: deOficina('verFallos', '/oficina/correos/ver')
    .input(z.object({ id }))
    .output(devuelto.extend({ nombres: z.array(z.string()), masNombres: z.boolean() })),

  /**
   * Sends a mail that says nothing but what it is for, once an hour at most: it is flagged no more when its server takes it.
   * 404 where it is flagged no more.
   */
  probar: deOficina('reintentarTrabajo', '/oficina/correos/probar')
    .input(z.object({ id, operacion }))
    .output(respuesta),

  /** Flags it no more without trying, with a reason that is kept. 404 where it is flagged no more. */
  olvidar: deOficina('descartarTrabajo', '/oficina/correos/olvidar', ['CAMPOS'])
    .input(z.object({ id, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
