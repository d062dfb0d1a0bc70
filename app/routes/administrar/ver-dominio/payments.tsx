import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { money } from '~/format';
import type { PaymentsTold } from './payments.server';

/** What was charged, and which accounts have paid (spec 2, Payment history); closed until somebody asks. */
export const Payments = ({ historial: { cargos, cambios } }: { historial: PaymentsTold }) => (
  <details>
    <summary>Historial de pagos</summary>
    {cargos.length > 0 && (
      <DataTable
        caption="Cobros"
        rows={cargos}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Concepto', rowHeader: true, cell: ({ concepto }) => concepto },
          { header: 'Fecha', cell: ({ fecha }) => <DateText value={fecha} /> },
          { header: 'Cuenta', cell: ({ cuenta }) => cuenta },
          { header: 'Importe', number: true, cell: ({ importe }) => money(importe) },
        ]}
      />
    )}
    {cambios.length > 0 && (
      <DataTable
        caption="Cambios de la forma de pago"
        rows={cambios}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Cambio', rowHeader: true, cell: ({ cambio }) => cambio },
          { header: 'Fecha', cell: ({ fecha }) => (fecha ? <DateText value={fecha} /> : 'Sin fecha') },
          { header: 'Forma de pago', cell: ({ cuenta }) => cuenta },
          { header: 'Quién', cell: ({ quien }) => quien },
        ]}
      />
    )}
  </details>
);
