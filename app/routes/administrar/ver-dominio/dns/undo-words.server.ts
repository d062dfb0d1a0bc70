import { dateTimeInList } from '~/format';
import type { Comparacion } from './compared.server';

interface Undo {
  version: number;
  solo?: boolean;
}

/** What is taken back, by when it was done where that is told, and what stays. */
export function inWords({ version, solo }: Undo, deshecho: Comparacion['deshecho']) {
  const momento = deshecho && dateTimeInList(deshecho.momento);
  if (solo || deshecho?.esElUltimo)
    return {
      que: momento ? `Deshacer el cambio del ${momento}` : 'Deshacer un cambio',
      queda: deshecho?.esElUltimo ? '' : 'Lo que se cambió después queda como está.',
    };
  return {
    que: desde(version, momento),
    queda: 'Se deshace con todo lo que se cambió después.',
  };
}

function desde(version: number, momento: string | null): string {
  if (version === 0) return 'Deshacer todos los cambios';
  return momento ? `Deshacer los cambios desde el ${momento}` : 'Deshacer varios cambios';
}
