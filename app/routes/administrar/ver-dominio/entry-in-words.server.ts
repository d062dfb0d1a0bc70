import type { EntradaHistoria } from '~/registry/contract/historia';
import { cambioEnPalabras } from '~/registry/domain/history';

/** An entry with what it changed, a line each: said here, so that its pages ship none of it. */
export function entryInWords({ diferencias, ...entrada }: EntradaHistoria) {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = entrada.version === 1;
  const cambios = diferencias.map((una) => `${una.campo}: ${isFirst ? una.despues : cambioEnPalabras(una)}`);
  return { ...entrada, cambios };
}

export type ShownEntry = ReturnType<typeof entryInWords>;
