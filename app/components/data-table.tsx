import type { ReactNode } from 'react';
import { keyed } from './keyed';

export interface Column<Row> {
  /** The heading; repeated as a label where each row is a block. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts align right. */
  number?: boolean;
  /** The cell that names the row. */
  rowHeader?: boolean;
  /** The heading is for who does not see the table: columns of checkboxes and actions. */
  hideHeader?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is. */
  caption: ReactNode;
  /** The caption is for who does not see the heading above. */
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Marks a row: 'unread', 'off'. */
  rowClass?: (row: Row) => string | undefined;
  /** Few words say what each value is: on a small screen a row is a line or two, without the headings. */
  brief?: boolean;
  /** The last line: a total under the last columns. */
  total?: { label: string; value: ReactNode };
}

/** A table; on a small screen one block per row with the headings repeated as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, rowClass, total, brief } = props;
  return (
    <table className={brief ? 'table brief' : 'table'}>
      <caption className={hideCaption ? 'sr' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, number, hideHeader }) => (
            <th key={header} scope="col" className={number ? 'num' : undefined}>
              {hideHeader ? <span className="sr">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows, rowKey).map(([key, row]) => (
          <tr key={key} className={rowClass?.(row)}>
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {total && <Total span={columns.length - 1} {...total} />}
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, number, rowHeader, hideHeader } = column;
  const label = hideHeader || rowHeader ? undefined : header;
  if (rowHeader) return <th scope="row">{cell(row)}</th>;
  return (
    <td data-label={label} className={number ? 'num' : hideHeader ? 'pick' : undefined}>
      {cell(row)}
    </td>
  );
}

function Total({ span, label, value }: { span: number; label: string; value: ReactNode }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={span}>
          {label}
        </th>
        <td className="num">{value}</td>
      </tr>
    </tfoot>
  );
}
