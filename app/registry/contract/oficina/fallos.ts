import { z } from 'zod';
import { instante, operacion, respuesta, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const fallo = z.object({
  clase: z.string(),
  clave: z.string(),
  /** What was to be done, in words. */
  que: z.string(),
  error: z.string(),
  intentos: z.number().int(),
  /** When it was first tried. */
  desde: instante,
  /** When it is tried again; null of what was set aside. */
  proximo: instante.nullable(),
});
export type Fallo = z.output<typeof fallo>;

/** The first ones, and how many there are. */
const algunos = z.object({ fallos: z.array(fallo), total: z.number().int() });

const cual = { clase: texto, clave: texto };

/** What the engine of due work could not do (decision 066). */
export const fallos = {
  /** What was set aside and what waits for its next try, the first 200 of each, and how many there are. */
  listar: deOficina('verFallos', '/oficina/fallos').output(
    z.object({ apartados: algunos, esperan: algunos }),
  ),

  /** One that was set aside. 404 where it is not any more. */
  ver: deOficina('verFallos', '/oficina/fallos/ver').input(z.object(cual)).output(fallo),

  /** Has something that was set aside tried again from now on, as if it had never been. 404 where it is not set aside. */
  reintentar: deOficina('reintentarTrabajo', '/oficina/fallos/reintentar')
    .input(z.object({ ...cual, operacion }))
    .output(respuesta),

  /** Leaves something that was set aside undone for good, with a reason that is kept. 404 where it is not set aside. */
  descartar: deOficina('descartarTrabajo', '/oficina/fallos/descartar', ['CAMPOS'])
    .input(z.object({ ...cual, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
