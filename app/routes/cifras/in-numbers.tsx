import { type Column, DataTable } from '~/components/data-table';
import { monthOf } from './words';

/** What is told of a month. */
interface OfMonth {
  mes: string;
}

interface InNumbersProps<Row> {
  title: string;
  rows: readonly Row[];
  /** What is told of each, after its month. */
  columns: readonly Column<Row>[];
}

const MONTH: Column<OfMonth> = { header: 'Mes', rowHeader: true, cell: ({ mes }) => monthOf(mes) };

/** The numbers of thirteen months, for who wants them: a phone had them in twenty screens. */
export const InNumbers = <Row extends OfMonth>({ title, rows, columns }: InNumbersProps<Row>) => (
  <details className="numbers">
    <summary>
      Ver los números de cada mes<span className="sr">: {title}</span>
    </summary>
    <DataTable caption={title} rows={rows} rowKey={({ mes }) => mes} columns={[MONTH, ...columns]} />
  </details>
);
