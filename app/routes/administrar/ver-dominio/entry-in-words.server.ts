import type { EntradaHistoria } from '~/registry/contract/historia';
import { AUTOMATICAMENTE } from '~/registry/domain/history';
import { changeInWords } from './change-in-words.server';

/** As it follows who did it: 'Ana, como titular, desde el portal'. In brackets alone it was read as who. */
const fromWhere = (desde: string): string =>
  desde === '' || desde === AUTOMATICAMENTE ? desde : `desde ${desde}`;

/** An entry with what it changed, a line each: said here, so that its pages ship none of it. */
export function entryInWords({ diferencias, desde, ...entrada }: EntradaHistoria) {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = entrada.version === 1;
  const cambios = diferencias.map((una) => changeInWords(una, isFirst));
  return { ...entrada, desde: fromWhere(desde), cambios };
}

export type ShownEntry = ReturnType<typeof entryInWords>;
