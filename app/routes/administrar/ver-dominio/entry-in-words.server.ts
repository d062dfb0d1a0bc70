import { date } from '~/format';
import type { EntradaHistoria } from '~/registry/contract/historia';
import { cambioEnOracion } from '~/registry/domain/cambio-en-palabras';
import { AUTOMATICAMENTE } from '~/registry/domain/history';

/** As it follows who did it: 'Ana, como titular, desde el portal'. In brackets alone it was read as who. */
const fromWhere = (desde: string): string =>
  desde === '' || desde === AUTOMATICAMENTE ? desde : `desde ${desde}`;

/** An entry with what it changed, a line each: said here, so that its pages ship none of it. */
export function entryInWords({ diferencias, desde, ...entrada }: EntradaHistoria) {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = entrada.version === 1;
  const cambios = diferencias.map((una) => cambioEnOracion(una, isFirst));
  return { ...entrada, desde: fromWhere(desde), cambios };
}

/** A page of them, the newest first. Who did the one above too, as the same and from the same place, is shown by name alone; on the same day not again. */
export const entriesInWords = (entradas: readonly EntradaHistoria[]) =>
  entradas.map((entrada, at) => ({ ...entryInWords(entrada), sigue: followed(entrada, entradas[at - 1]) }));

function followed(entrada: EntradaHistoria, above: EntradaHistoria | undefined) {
  if (!above || whoOf(entrada) !== whoOf(above)) return null;
  return date(entrada.momento) === date(above.momento) ? 'ese dia' : 'otro dia';
}

const whoOf = ({ quien, como, desde }: EntradaHistoria): string => [quien, como, desde].join('\n');

export type ShownEntry = ReturnType<typeof entriesInWords>[number];
