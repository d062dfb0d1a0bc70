import { z } from 'zod';
import { id, instante, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

/** HTML as it was typed. It is cleaned before it is kept. */
const contenido = z.string().max(200_000);
/** How often it was changed: whoever changes it says which one they saw. */
const version = z.number().int();

/** Up to a bound: `masDe` says that there are more. */
const cuantos = z.object({ cuantos: z.number().int(), masDe: z.boolean() });

const enLista = z.object({
  id,
  numero: z.number().int(),
  /** ANTERIOR: it was in force, and another followed. */
  estado: z.enum(['BORRADOR', 'PROGRAMADO', 'VIGENTE', 'ANTERIOR', 'RETIRADO']),
  /** Null while it is a draft. */
  vigenteDesde: instante.nullable(),
  /** SHA-256 of its text, in hexadecimal: what an acceptance is kept with. */
  huella: z.string(),
  aceptaron: cuantos,
});
export type VersionDeTerminos = z.output<typeof enLista>;

const cambio = z.object({ antes: z.array(z.string()), despues: z.array(z.string()) });

/** The terms as versions, which the registry's people write (decision 106). */
export const terminos = {
  /** Every version, the last one first, with how many accepted it. */
  listar: deOficina('verContenidos', '/oficina/terminos').output(
    z.object({ versiones: z.array(enLista), hayEnPreparacion: z.boolean() }),
  ),

  /**
   * One version: its text, where it differs from the one that is in force (`contra`; of one that was, from the one before it), and by which text
   * it was accepted: `huella` is null of what was accepted before that was kept.
   */
  ver: deOficina('verContenidos', '/oficina/terminos/ver')
    .input(z.object({ id }))
    .output(
      z.object({
        terminos: enLista.extend({
          version,
          contenido,
          contra: z.object({ numero: z.number().int() }).nullable(),
          cambios: z.array(cambio),
          aceptaciones: z.array(z.object({ huella: z.string().nullable(), cuantos: z.number().int() })),
          escribio: z.string(),
          cambiado: instante.nullable(),
          motivo: z.string(),
        }),
      }),
    ),

  /** Begins a draft with the text of the version in force. Refused while another is a draft or waits for its day. */
  crear: deOficina('escribirContenidos', '/oficina/terminos/crear', ['ESTADO'])
    .input(z.object({ operacion }))
    .output(respuestaDeOficina.extend({ id: id.optional() })),

  /** Writes a draft anew, as `contenidos.cambiar` does. */
  cambiar: deOficina('escribirContenidos', '/oficina/terminos/cambiar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, version, contenido, operacion }))
    .output(respuestaDeOficina),

  /**
   * Has a draft in force from a day and hour of Uruguay, as they are typed; empty is now, and the past is refused. From then on everybody has to accept it
   * before they go on.
   */
  publicar: deOficina('publicarTerminos', '/oficina/terminos/publicar', ['CAMPOS', 'ESTADO', 'POR_APROBAR'])
    .input(z.object({ id, version, desdeDia: texto, desdeHora: texto, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** Leaves a draft, or a version that waits for its day. One that is in force is only followed by another. */
  retirar: deOficina('publicarContenidos', '/oficina/terminos/retirar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
