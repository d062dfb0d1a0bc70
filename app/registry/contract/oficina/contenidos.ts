import { z } from 'zod';
import { TEMAS_DE_AYUDA } from '../../domain/ayuda';
import { CLASES_DE_CONTENIDO, PRIORIDADES, PUBLICOS, SI_O_NO } from '../../domain/contenidos';
import { preguntaDeAyuda } from '../ayuda';
import { id, instante, operacion, texto } from '../base';
import { banner, mensajeGlobal } from '../mensajes';
import { deOficina, respuestaDeOficina } from './base';

/** As it was typed: the field rules answer with a message per field. */
const largo = z.string().max(20_000);
const clase = z.enum(CLASES_DE_CONTENIDO);
const publico = z.enum(PUBLICOS);
const prioridad = z.enum(PRIORIDADES);
const cual = { clase, id };
const version = z.number().int();

const escrito = z.discriminatedUnion('clase', [
  z.object({ clase: z.literal('MENSAJE'), titulo: texto, mensaje: largo, prioridad, publico }),
  /** `enlace` is a path of the portal; `orden`, the place among those of the home page. */
  z.object({
    clase: z.literal('DESTACADO'),
    titulo: texto,
    texto: largo,
    enlace: texto,
    enlaceTexto: texto,
    orden: texto,
    publico,
  }),
  /** `sobre` is the number of the question that it is another version of; `respuesta` is HTML, which is cleaned; `orden`, the place in its theme. */
  z.object({
    clase: z.literal('PREGUNTA'),
    sobre: z.number().int().positive().nullable(),
    tema: z.enum(TEMAS_DE_AYUDA),
    orden: texto,
    titulo: texto,
    respuesta: largo,
    visible: z.enum(SI_O_NO),
  }),
]);
export type ContenidoEscrito = z.output<typeof escrito>;

const enLista = z.object({
  clase,
  id,
  titulo: z.string(),
  estado: z.enum(['BORRADOR', 'PROGRAMADO', 'VIGENTE', 'REEMPLAZADO', 'TERMINADO', 'RETIRADO']),
  publico,
  /** Null while it is a draft. */
  desde: instante.nullable(),
  /** Null where nobody said until when. */
  hasta: instante.nullable(),
});
export type ContenidoEnLista = z.output<typeof enLista>;

/** What the registry tells everybody, as its people write it (decision 106). */
export const contenidos = {
  /** Those of a class, the newest first, in parts: `antesDe` is the last one that was shown. */
  listar: deOficina('verContenidos', '/oficina/contenidos')
    .input(z.object({ clase, antesDe: id.optional() }))
    .output(z.object({ contenidos: z.array(enLista), sigue: id.nullable() })),

  /**
   * One of them: as it was written, as a person sees it (a draft as if it were published now), and how many accounts it reaches, counted up to a
   * bound (`masDe`).
   */
  ver: deOficina('verContenidos', '/oficina/contenidos/ver')
    .input(z.object(cual))
    .output(
      z.object({
        contenido: enLista.extend({
          version,
          escrito,
          comoSeVe: z.object({
            mensaje: mensajeGlobal.optional(),
            banner: banner.optional(),
            pregunta: preguntaDeAyuda.optional(),
          }),
          escribio: z.string(),
          cambiado: instante.nullable(),
          motivo: z.string(),
          alcance: z.object({ cuentas: z.number().int(), masDe: z.boolean() }),
        }),
      }),
    ),

  /** Writes a draft, which nobody sees. Answers its id. */
  crear: deOficina('escribirContenidos', '/oficina/contenidos/crear', ['CAMPOS'])
    .input(z.object({ escrito, operacion }))
    .output(respuestaDeOficina.extend({ id: id.optional() })),

  /** Writes a draft anew; `version` is the one that was seen: where somebody else changed it meanwhile it is refused, once. */
  cambiar: deOficina('escribirContenidos', '/oficina/contenidos/cambiar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, version, escrito, operacion }))
    .output(respuestaDeOficina),

  /**
   * Has a draft shown from a day and hour of Uruguay, as they are typed; empty is now, and without end. The past is refused. `version` is the
   * one that was looked at.
   */
  publicar: deOficina('publicarContenidos', '/oficina/contenidos/publicar', ['CAMPOS', 'ESTADO'])
    .input(
      z.object({
        ...cual,
        version,
        desdeDia: texto,
        desdeHora: texto,
        hastaDia: texto,
        hastaHora: texto,
        operacion,
      }),
    )
    .output(respuestaDeOficina),

  /** Shows it no longer, or never, with a reason that is kept. */
  retirar: deOficina('publicarContenidos', '/oficina/contenidos/retirar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ ...cual, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
