import { csvLine } from '~/serving/csv-file';
import type { Figures } from './figures.server';
import { COLUMNS } from './names';

/** What the page says of names, a line for each month; null where the registry does not tell. */
export const namesFile = ({ meses, hasta }: Figures) =>
  hasta === null
    ? null
    : {
        head: ['Mes', ...COLUMNS.map(([, header]) => header)],
        lines: meses.flatMap(({ mes, registro }) =>
          registro ? [csvLine([mes, ...COLUMNS.map(([key]) => String(registro.nombres[key]))])] : [],
        ),
      };
