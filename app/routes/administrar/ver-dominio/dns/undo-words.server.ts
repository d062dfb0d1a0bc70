import { dateTimeInList } from '~/format';
import type { Comparacion } from './compared.server';

interface Undo {
  version: number;
  solo?: boolean;
}

/** What is taken back, by when it was done, and what stays: of an edge that does not tell which change it is, what was compared has to say it alone. */
export function inWords({ version, solo }: Undo, deshecho: Comparacion['deshecho']) {
  const momento = deshecho && dateTimeInList(deshecho.momento);
  const what = deshecho ? `Lo que se deshace: «${deshecho.titulo}».` : '';
  if (solo || deshecho?.esElUltimo)
    return {
      que: momento ? `Deshacer el cambio del ${momento}` : 'Deshacer un cambio',
      dicho: deshecho && !deshecho.esElUltimo ? `${what} Lo que se cambió después queda como está.` : what,
    };
  return {
    que: desde(version, momento),
    dicho: deshecho ? `${what} Se deshace con todo lo que se cambió después.` : '',
  };
}

function desde(version: number, momento: string | null): string {
  if (version === 0) return 'Deshacer todos los cambios';
  return momento ? `Deshacer los cambios desde el ${momento}` : 'Deshacer varios cambios';
}
