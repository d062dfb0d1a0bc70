import { date } from '~/format';
import type { EntradaHistoria } from '~/registry/contract/historia';
import { cambioEnOracion } from '~/registry/domain/cambio-en-palabras';
import { AUTOMATICAMENTE } from '~/registry/domain/history';

/** As it follows who did it: 'Ana, como titular, desde el portal'. In brackets alone it was read as who. */
const fromWhere = (desde: string): string =>
  desde === '' || desde === AUTOMATICAMENTE ? desde : `desde ${desde}`;

/** What an entry changed, a line each. */
function changesOf({ diferencias, version }: EntradaHistoria): string[] {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = version === 1;
  return diferencias.map((una) => cambioEnOracion(una, isFirst));
}

const whoOf = ({ quien, como, desde }: EntradaHistoria): string => [quien, como, desde].join('\n');

/**
 * Who did it: what is seen of it, and what is heard besides. Who did the one above too, as the same and from the same place, is seen by name alone; on
 * the same day not again. What says who in its first words says it once.
 */
function actorOf(entrada: EntradaHistoria, above: EntradaHistoria | undefined) {
  const { titulo, quien, como, desde, momento } = entrada;
  if (titulo.startsWith(`${quien} `)) return { visto: '', oido: '' };
  const rest = [como && `, como ${como}`, desde && `, ${fromWhere(desde)}`].filter(Boolean).join('');
  if (!above || whoOf(entrada) !== whoOf(above)) return { visto: quien + rest, oido: '' };
  return date(momento) === date(above.momento)
    ? { visto: '', oido: quien + rest, clase: 'goes-on' }
    : { visto: quien, oido: rest };
}

/** A page of the history in words, the newest first: said here, so that its pages ship none of it. */
export const entriesInWords = (entradas: readonly EntradaHistoria[]) =>
  entradas.map((entrada, at) => ({
    version: entrada.version,
    titulo: entrada.titulo,
    momento: entrada.momento,
    quien: entrada.quien,
    actor: actorOf(entrada, entradas[at - 1]),
    cambios: changesOf(entrada),
  }));

export type ShownEntry = ReturnType<typeof entriesInWords>[number];
