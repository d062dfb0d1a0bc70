import { dateTime } from '~/format';

/** Why nothing can be changed now, and until when (decision 097). */
export const soloLectura = (hasta: string | null): string =>
  `Estamos haciendo un mantenimiento: por ahora puede consultar todo, pero no cambiar nada. No se hizo nada de lo que pidió. Los cambios vuelven a ser posibles ${
    hasta === null ? 'en unos minutos' : `el ${dateTime(hasta)}`
  }.`;

/** The title of the page that says so. */
export const SOLO_LECTURA = 'Por ahora no se pueden hacer cambios';
