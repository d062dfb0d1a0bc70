import { Summary } from '~/components/summary';
import { money, moneyWithVat } from '~/format';
import type { VentaDTO } from '~/registry/contract/formas';

interface TotalsProps {
  venta: Pick<VentaDTO, 'subtotal' | 'descuento' | 'total'>;
  /** What the last line is called. */
  label?: string;
}

/** What the sale adds up to (spec 2, step 1; the discount is fixed, spec 9). */
export function Totals({ venta: { subtotal, descuento, total }, label = 'Total' }: TotalsProps) {
  return (
    <Summary
      kind="sums"
      rows={[
        { label: 'Subtotal', value: money(subtotal) },
        { label: 'Descuento', value: money(descuento) },
        { label, value: <strong>{moneyWithVat(total)}</strong> },
      ]}
    />
  );
}
