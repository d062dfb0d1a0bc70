import { minuteOf } from '~/base/clock.server';
import { edge } from '../implement';
import { preguntaDTO } from './present';
import { listPreguntas } from './store';

export const preguntas = edge.ayuda.preguntas.handler(async ({ context: { connection, now } }) => ({
  preguntas: (await listPreguntas(connection, minuteOf(now))).map(preguntaDTO),
}));
