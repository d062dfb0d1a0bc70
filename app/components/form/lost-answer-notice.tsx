import { Notice } from '../notice';
import type { Lost } from './lost-answer';

const WORDS: Record<Lost, { title: string; text: string }> = {
  'sin-conexion': {
    title: 'No hay conexión',
    text: 'No llegó respuesta, y sin conexión no podemos ver si se hizo. Lo que escribió sigue aquí: cuando vuelva la conexión puede enviarlo de nuevo.',
  },
  'no-hecha': {
    title: 'No se hizo',
    text: 'No llegó respuesta, y lo que pidió no está hecho. Lo que escribió sigue aquí: envíelo de nuevo. Aunque llegue dos veces, se hace una sola.',
  },
  desconocida: {
    title: 'No sabemos si se hizo',
    text: 'No llegó respuesta. Lo que escribió sigue aquí: antes de enviarlo de nuevo, abra esta misma página en otra pestaña y fíjese si ya está.',
  },
};

/** Beside the buttons of a form whose answer did not come. */
export const LostAnswer = ({ lost }: { lost: Lost }) => (
  <Notice tipo="error" title={WORDS[lost].title}>
    <p>{WORDS[lost].text}</p>
  </Notice>
);
