import { z } from 'zod';
import { TEMAS_DE_AYUDA } from '../domain/ayuda';
import { publica } from './base';

/** A text of the help that the registry's people wrote. */
export const preguntaDeAyuda = z.object({
  /** The number that leads to it: where the portal has a question with it, this one takes its place. */
  direccion: z.number().int().positive(),
  tema: z.enum(TEMAS_DE_AYUDA),
  /** Its place in the theme, from 1. */
  lugar: z.number().int().positive(),
  pregunta: z.string(),
  /** Sanitised HTML. */
  respuesta: z.string(),
  /** False where that question is not shown. */
  seMuestra: z.boolean(),
});
export type PreguntaDeAyuda = z.output<typeof preguntaDeAyuda>;

/** What the registry's people change of the help that comes with the portal (decision 120). */
export const ayuda = {
  /** The texts that are shown now, one for each question. This project's own. */
  preguntas: publica({
    method: 'GET',
    path: '/ayuda/preguntas',
    summary: 'Preguntas de la ayuda que escribió el registro',
    tags: ['Ayuda'],
  }).output(z.object({ preguntas: z.array(preguntaDeAyuda) })),
};
