import { z } from 'zod';
import { fecha, publica } from './base';

const mes = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .describe('Mes de Uruguay, AAAA-MM');

const minutos = z.number().int().nonnegative();
const cantidad = z.number().int().nonnegative();

/** Milliseconds within which half of it was done, and 95 of each hundred; of each hundred, those within ICANN's time. */
const tiempos = z
  .object({
    mitad: z.number().int().nullable(),
    casiTodos: z.number().int().nullable(),
    dentro: z.number().nullable(),
  })
  .nullable()
  .describe('Milisegundos; null donde hubo muy pocos para decirlo');

/** Figures of the registry (this project's own): totals by months, nothing of anybody. */
export const cifras = {
  /**
   * How the registry did this month and in the twelve before it, the newest first: its name servers, as its probe saw them; from
   * saved to answered by them; mail, from queued to taken; and what became of names. What was not measured is null. Names,
   * publication and mail are counted until yesterday (`hasta`).
   */
  mensuales: publica({
    method: 'GET',
    path: '/registro/cifras',
    summary: 'Cifras del registro por mes',
    tags: ['Registro'],
  }).output(
    z.object({
      hasta: fecha,
      meses: z.array(
        z.object({
          mes,
          dns: z
            .object({ minutos, caidos: minutos, sinMedir: minutos })
            .nullable()
            .describe('Minutos del mes, sin respuesta y sin medir'),
          tiemposDns: tiempos,
          publicacion: tiempos,
          correo: tiempos,
          nombres: z.object({
            registrados: cantidad,
            renovados: cantidad,
            perdidos: cantidad,
            entraron: cantidad,
            salieron: cantidad,
            titular: cantidad,
          }),
        }),
      ),
    }),
  ),
};
