import { entreComillas } from '../in-sentences';

const Y_POR_QUE = ' y dio este motivo: ';

/** What a person gave as why is theirs, and quoted: after a colon it was read as the field of a form. */
export const conMotivo = (que: string, motivo: string): string =>
  motivo === '' ? que : `${que}${Y_POR_QUE}${entreComillas(motivo)}`;

/** Whether a sentence says that, with or without why. */
export const dice = (sentence: string, que: string): boolean =>
  sentence === que || sentence.startsWith(`${que}${Y_POR_QUE}`);
