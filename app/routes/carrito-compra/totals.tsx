import { Summary, type SummaryRow } from '~/components/summary';
import { money, moneyWithVat } from '~/format';
import type { VentaDTO } from '~/registry/contract/formas';

interface TotalsProps {
  venta: Pick<VentaDTO, 'subtotal' | 'descuento' | 'total'>;
}

const summed = ({ subtotal, descuento }: TotalsProps['venta']): SummaryRow[] => [
  { label: 'Subtotal', value: money(subtotal) },
  { label: 'Descuento', value: money(descuento) },
];

const sum = ({ total }: TotalsProps['venta']): SummaryRow => ({
  label: 'Total',
  value: <strong>{moneyWithVat(total)}</strong>,
});

/** What the sale adds up to (spec 2, step 1; the discount is fixed, spec 9). */
export const Totals = ({ venta }: TotalsProps) => (
  <Summary kind="sums" rows={[...summed(venta), sum(venta)]} />
);

/** The same under a heading that says what it is: the word is not said again, unless it is the last of several amounts. */
export const ToPay = ({ venta }: TotalsProps) =>
  venta.descuento === 0 ? (
    <p>
      <strong>{moneyWithVat(venta.total)}</strong>
    </p>
  ) : (
    <Totals venta={venta} />
  );

/** What is paid, after the cart: how it adds up only where that is more than the same sum again. */
export const Total = ({ venta }: TotalsProps) => (
  <Summary kind="sums" rows={[...(venta.descuento === 0 ? [] : summed(venta)), sum(venta)]} />
);
