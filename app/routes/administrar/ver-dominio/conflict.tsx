import { DataTable } from '~/components/data-table';
import { Notice } from '~/components/notice';

/** One field of what two people changed at once. */
export interface Difference {
  campo: string;
  suyo: string;
  actual: string;
}

/**
 * Both versions side by side, for every form that edits a domain: nothing is overwritten silently. The form below still has
 * what was typed: sending it again keeps that, closing it keeps what there is.
 */
export function Conflict({ differences }: { differences: readonly Difference[] }) {
  const changed = differences.filter(({ suyo, actual }) => suyo.trim() !== actual);
  return (
    <Notice tipo="aviso" title="Otra persona cambió estos datos">
      <p>Compare y elija: si guarda quedan los suyos; si cancela, los que hay ahora.</p>
      <DataTable
        caption="Lo que usted escribió y lo que hay ahora"
        hideCaption
        rows={changed}
        rowKey={({ campo }) => campo}
        columns={[
          { header: 'Dato', rowHeader: true, cell: ({ campo }) => campo },
          { header: 'Lo que usted escribió', cell: ({ suyo }) => suyo || 'Nada' },
          { header: 'Lo que hay ahora', cell: ({ actual }) => actual || 'Nada' },
        ]}
      />
    </Notice>
  );
}
