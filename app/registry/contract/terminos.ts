import { z } from 'zod';
import { id, instante, privada, publica } from './base';

const tags = ['Términos'];
const respuestaTerminos = z.object({ respuestaOK: z.boolean(), mensajeRespuesta: z.string() });

/** Terms and their acceptance (spec 7, Terms). */
export const terminos = {
  /** The version in force; `contenido` is sanitised HTML. */
  vigentes: publica({
    method: 'GET',
    path: '/termYCond',
    summary: 'Términos y condiciones vigentes',
    tags,
  }).output(
    respuestaTerminos.extend({
      terminosYCondiciones: z
        .object({ id, version: z.string(), contenido: z.string(), vigenteDesde: instante.nullable() })
        .nullable(),
    }),
  ),

  /** Whether the caller accepted the version in force. */
  aceptados: privada({
    method: 'GET',
    path: '/termYCond/usuario',
    summary: 'Saber si el usuario aceptó los términos vigentes',
    tags,
  }).output(z.object({ acepto: z.boolean() })),

  /** Accepts the version that was shown; a newer one in force is a refusal, so that nobody accepts unseen. */
  aceptar: privada({
    method: 'POST',
    path: '/termYCond/usuario',
    summary: 'Aceptar los términos y condiciones',
    tags,
  })
    .input(z.object({ idTerminos: id.optional() }))
    .output(respuestaTerminos),
};
