import { dateTimeInList } from '~/format';
import type { Comparacion } from './compared.server';

interface Undo {
  version: number;
  solo?: boolean;
}

const DESHACIENDO = 'Deshaciendo...';

/** What is taken back, by when it was done, and what stays, and the button that does it: of an edge that does not tell which change it is, what was compared has to say it alone. */
export function inWords({ version, solo }: Undo, deshecho: Comparacion['deshecho']) {
  const momento = deshecho && dateTimeInList(deshecho.momento);
  const what = deshecho ? `Lo que se deshace: «${deshecho.titulo}».` : '';
  if (solo || deshecho?.esElUltimo)
    return {
      que: momento ? `Deshacer el cambio del ${momento}` : 'Deshacer un cambio',
      dicho: deshecho && !deshecho.esElUltimo ? `${what} Lo que se cambió después queda como está.` : what,
      act: { press: 'Deshacer este cambio', pending: DESHACIENDO },
    };
  return {
    que: desde(version, momento),
    dicho: deshecho ? `${what} Se deshace con todo lo que se cambió después.` : '',
    act: {
      press: version === 0 ? 'Deshacer todos los cambios' : 'Deshacer estos cambios',
      pending: DESHACIENDO,
    },
  };
}

function desde(version: number, momento: string | null): string {
  if (version === 0) return 'Deshacer todos los cambios';
  return momento ? `Deshacer los cambios desde el ${momento}` : 'Deshacer varios cambios';
}
