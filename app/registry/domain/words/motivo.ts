import { dioSuMotivo } from '../in-sentences';

/** What somebody did, and why, as they gave it. */
export const conMotivo = (que: string, motivo: string): string =>
  motivo === '' ? que : `${que} y ${dioSuMotivo(motivo)}`;

/** Whether a sentence says that, with or without why. */
export const dice = (sentence: string, que: string): boolean =>
  sentence === que || sentence.startsWith(`${que} y dio este motivo: `);
