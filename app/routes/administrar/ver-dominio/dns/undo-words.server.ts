import { dateTimeInList } from '~/format';
import type { Comparacion } from './compared.server';

interface Undo {
  version: number;
  solo?: boolean;
}

const DESHACIENDO = 'Deshaciendo...';
const DESHACER = 'Deshacer este cambio';
const REHACER = 'Rehacer lo deshecho';

/** The way back of a change, wherever it is offered; of one that took something back, which is done again (`rehace`). */
export const backInWords = (rehace: boolean | undefined = false): string => (rehace ? REHACER : DESHACER);

/** What is taken back, by when it was done, and what stays, and the button that does it: of an edge that does not tell which change it is, what was compared has to say it alone. */
export function inWords({ version, solo }: Undo, deshecho: Comparacion['deshecho']) {
  const momento = deshecho && dateTimeInList(deshecho.momento);
  const what = deshecho ? `Lo que se deshace: «${deshecho.titulo}».` : '';
  const rest = deshecho && !deshecho.esElUltimo ? ' Lo que se cambió después queda como está.' : '';
  if ((solo || deshecho?.esElUltimo) && deshecho?.rehace)
    return {
      que: `${REHACER} el ${momento}`,
      dicho: `Se vuelve a hacer lo que entonces se deshizo.${rest}`,
      act: { press: REHACER, pending: 'Rehaciendo...' },
    };
  if (solo || deshecho?.esElUltimo)
    return {
      que: momento ? `Deshacer el cambio del ${momento}` : 'Deshacer un cambio',
      dicho: `${what}${rest}`,
      act: { press: DESHACER, pending: DESHACIENDO },
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
