import { z } from 'zod';
import { BYTES_DE_LISTA, FILAS_DE_LISTA, RESULTADOS_DE_FILA } from '../../domain/lista-de-reservados';
import { CLASES_DE_RESERVADO } from '../../domain/reservados';
import { instante, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

export const reservado = z.object({
  /** As it is shown: a whole name, or a label under every suffix. */
  nombre: z.string(),
  clase: z.enum(CLASES_DE_RESERVADO),
  motivo: z.string(),
  /** Who may have it: how they are called, and how they sign in. */
  para: z.object({ nombre: z.string(), login: z.string() }).nullable(),
});

/** A line of a list, as it was written; `linea` is its place in the file that it came from. */
const fila = z.object({
  linea: z.number().int().min(1).max(BYTES_DE_LISTA),
  nombre: texto,
  clase: texto,
  para: texto,
  motivo: texto,
});
export type FilaDeLista = z.output<typeof fila>;
const filas = z.array(fila).min(1).max(FILAS_DE_LISTA);

/** What becomes of a line: `nombre` as it is shown, or as it was written where it is none; `detalle` in words, '' where it is so already. */
const vista = z.object({
  linea: z.number().int(),
  nombre: z.string(),
  resultado: z.enum(RESULTADOS_DE_FILA),
  detalle: z.string(),
});
export type FilaVista = z.output<typeof vista>;

/** The kept names as one list, out and in. */
export const lista = {
  /** Every kept name by name, a part at a time, from after `despuesDe`: `siguiente` is where the next part goes on. `cambiado`: when one was last put at the desk. */
  recorrer: deOficina('verReservados', '/oficina/reservados/recorrer')
    .input(z.object({ despuesDe: texto.nullable() }))
    .output(
      z.object({
        reservados: z.array(reservado.extend({ cambiado: instante.nullable() })),
        siguiente: z.string().nullable(),
      }),
    ),

  /**
   * What keeping the names of a list would do, line by line. Changes nothing. A name is once in a list, whichever form it is in; an empty `motivo` is the one that
   * there is, or the list's. `visto` names what was seen.
   */
  mirarLista: deOficina('cambiarReservados', '/oficina/reservados/lista/mirar')
    .input(z.object({ filas }))
    .output(z.object({ filas: z.array(vista), visto: z.string() })),

  /**
   * Keeps the names of a list as `guardar` keeps one, each with its own entry in the history and `motivo` for all. A line that is refused stops no other. Refused where
   * it would do something else than what was seen (`visto`): somebody changed one of them meanwhile. Names that are not in it stay as they are.
   */
  guardarLista: deOficina('cambiarReservados', '/oficina/reservados/lista/guardar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ filas, visto: texto, motivo: texto, operacion }))
    .output(respuestaDeOficina.extend({ filas: z.array(vista).optional() })),
};
