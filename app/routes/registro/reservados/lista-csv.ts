import type { LoaderFunctionArgs } from '@remix-run/node';
import { dayOf, now } from '~/base/clock.server';
import { dateTimeInList } from '~/format';
import type { Oficina } from '~/registry/contract/oficina';
import { csvFile, csvLine } from '~/serving/csv-file';
import { atDesk } from '~/session/oficina/desk.server';
import { COLUMNAS } from './lista-leida.server';
import { CLASE_EN_PALABRAS } from './words';

type Part = Awaited<ReturnType<Oficina['reservados']['recorrer']>>;

const lineOf = ({ nombre, clase, para, motivo, cambiado }: Part['reservados'][number]): string =>
  csvLine([
    nombre,
    CLASE_EN_PALABRAS[clase].words,
    para?.login ?? '',
    motivo,
    cambiado ? dateTimeInList(cambiado) : '',
  ]);

/** The whole list, a part at a time, each from where the one before ended. */
async function* partsOf({ reservados }: Oficina): AsyncGenerator<string, void> {
  let despuesDe: string | null = null;
  do {
    const part: Part = await reservados.recorrer({ despuesDe });
    yield part.reservados.map(lineOf).join('');
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
}

/** Every kept name as a file for spreadsheets, which can be changed there and loaded. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'verReservados');
  return csvFile(args.context, {
    name: `nombres-reservados-${dayOf(now())}.csv`,
    head: Object.values(COLUMNAS),
    parts: partsOf(oficina),
  });
}
