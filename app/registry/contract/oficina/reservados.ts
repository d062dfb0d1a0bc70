import { z } from 'zod';
import { operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';
import { lista, reservado } from './lista-de-reservados';

export type ReservadoDeOficina = z.output<typeof reservado>;

/** The names that are not for whoever asks first (decision 111). */
export const reservados = {
  /** A part of them by name, from where one begins with `desde`; `sigue` where there are more. */
  listar: deOficina('verReservados', '/oficina/reservados')
    .input(z.object({ desde: texto.optional() }))
    .output(
      z.object({
        reservados: z.array(reservado),
        sigue: z.string().nullable(),
        /** How many there are from there on, those of the next parts too. */
        total: z.number().int(),
      }),
    ),

  /** One of them, whichever form its name is in; 404 of one that is not kept. */
  ver: deOficina('verReservados', '/oficina/reservados/ver')
    .input(z.object({ nombre: texto }))
    .output(z.object({ reservado })),

  /** What the registry would say of a name to whoever asks for it, by which of them and why. Changes nothing. */
  probar: deOficina('verReservados', '/oficina/reservados/probar')
    .input(z.object({ nombre: texto }))
    .output(
      z.object({
        /** As it is shown. */
        nombre: z.string(),
        resultado: z.enum(['LIBRE', 'RESERVADO', 'PROHIBIDO', 'REGISTRADO', 'NO_ES_UN_NOMBRE']),
        mensaje: z.string(),
        reservado: reservado.nullable(),
      }),
    ),

  /**
   * Keeps a name, or a label under every suffix, or says of one that is kept something else. `para`: how who may have it signs in, or their mail address; '' for nobody. What is
   * registered already stays whose it is.
   */
  guardar: deOficina('cambiarReservados', '/oficina/reservados/guardar', ['CAMPOS'])
    .input(z.object({ nombre: texto, clase: texto, para: texto, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** From now on it is for whoever asks first. Refused where it is so already. */
  quitar: deOficina('cambiarReservados', '/oficina/reservados/quitar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ nombre: texto, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  ...lista,
};
