import type { SubmissionResult } from '@conform-to/react';
import type { Draft } from '../frame/data';
import { errorsInOrder, type ScreenForm } from './screen-form';

/** The name as words, because the summary has to say which field it was: 'Nombre apellido', 'Servidor 2 nombre'. */
const wordsOf = (name: string): string =>
  name
    .replace(/\[(\d+)\]\./, (_, row: string) => ` ${Number(row) + 1} `)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const notKept = (name: string): string =>
  `${wordsOf(name)}: lo que escribió era demasiado largo para conservarlo. Escríbalo de nuevo, más corto.`;

const notChosen = (name: string): string =>
  `${wordsOf(name)}: un archivo elegido no se conserva cuando hay que volver a esta página. Elíjalo de nuevo.`;

/** A draft as conform's last result; beside the fields that could not be kept it says so. */
export function draftResult(asked: ScreenForm, { campos, omitidos, archivos }: Draft): SubmissionResult {
  const lost: Record<string, string> = {};
  for (const name of omitidos) lost[name] = notKept(name);
  for (const name of archivos) lost[name] = notChosen(name);
  return { initialValue: campos, error: errorsInOrder(asked, lost) };
}
