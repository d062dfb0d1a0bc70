import { entreComillas } from '../in-sentences';

const DIO_ESTE_MOTIVO = 'dio este motivo: ';

/** Why, as whoever did something gave it, after who that was: alone after a colon it was read as the field of a form. */
export const dioSuMotivo = (motivo: string): string => `${DIO_ESTE_MOTIVO}${entreComillas(motivo)}`;

/** What somebody did, and why, as they gave it. */
export const conMotivo = (que: string, motivo: string): string =>
  motivo === '' ? que : `${que} y ${dioSuMotivo(motivo)}`;

/** Whether a sentence says that, with or without why. */
export const dice = (sentence: string, que: string): boolean =>
  sentence === que || sentence.startsWith(`${que} y ${DIO_ESTE_MOTIVO}`);
