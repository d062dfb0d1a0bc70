import type { EntradaHistoria } from '~/registry/contract/historia';
import { cambioEnOracion } from '~/registry/domain/cambio-en-palabras';
import { AUTOMATICAMENTE } from '~/registry/domain/history';

/** As it follows who did it: 'Ana, como titular, desde el portal'. In brackets alone it was read as who. */
const fromWhere = (desde: string): string =>
  desde === '' || desde === AUTOMATICAMENTE ? desde : `desde ${desde}`;

/** Whose hours they are is said once, over the list. */
const inList = (words: string): string => words.replaceAll(' (hora de Uruguay)', '');

/** An entry with what it changed, a line each: said here, so that its pages ship none of it. */
export function entryInWords({ diferencias, desde, ...entrada }: EntradaHistoria) {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = entrada.version === 1;
  const cambios = diferencias.map((una) => inList(cambioEnOracion(una, isFirst)));
  return { ...entrada, desde: fromWhere(desde), cambios };
}

export type ShownEntry = ReturnType<typeof entryInWords>;
