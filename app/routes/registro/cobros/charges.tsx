import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { money } from '~/format';
import type { CobroEnLista } from '~/registry/contract/oficina/cobros';
import { CONCEPTO } from './concept-words';

type Charge = Pick<CobroEnLista, 'id' | 'numero' | 'concepto' | 'fecha' | 'importe' | 'devuelto'>;

interface ChargesProps<Row extends Charge> {
  caption: string;
  cobros: readonly Row[];
  /** Whether the reader may open one. */
  opens: boolean;
  /** What tells them apart here besides. */
  column: { header: string; cell: (row: Row) => string };
}

/** What was charged, with what was given back of each, and the way to it. */
export const Charges = <Row extends Charge>({ caption, cobros, opens, column }: ChargesProps<Row>) => (
  <DataTable
    caption={caption}
    rows={cobros}
    rowKey={({ id }) => id}
    columns={[
      {
        header: 'Cobro',
        rowHeader: true,
        cell: ({ id, numero }) => (opens ? <a href={address.cobroEnOficina(id)}>{numero}</a> : numero),
      },
      { header: 'Concepto', cell: ({ concepto }) => CONCEPTO[concepto] },
      column,
      { header: 'Fecha', cell: ({ fecha }) => <DateText value={fecha} /> },
      { header: 'Se cobró', number: true, cell: ({ importe }) => money(importe) },
      {
        header: 'Se devolvió',
        number: true,
        cell: ({ devuelto }) => (devuelto > 0 ? money(devuelto) : 'Nada'),
      },
    ]}
  />
);
