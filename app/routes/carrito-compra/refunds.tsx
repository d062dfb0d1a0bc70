import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import { date, money } from '~/format';
import type { ItemVenta } from '~/registry/contract/formas';

/** What was given back of the lines of a purchase, each with its name. */
export const refundsOf = (items: readonly ItemVenta[]) =>
  items.flatMap(({ dominio, devoluciones = [] }) =>
    devoluciones.map((each) => ({ ...each, nombre: dominio.nombre })),
  );

/** All of it together. */
export const givenBack = (refunds: readonly { importe: number }[]): number =>
  refunds.reduce((sum, { importe }) => sum + importe, 0);

/** What the registry gave back of a purchase, each with its day and why. */
export function Refunds({ items }: { items: readonly ItemVenta[] }) {
  const refunds = refundsOf(items);
  if (refunds.length === 0) return null;
  return (
    <Notice tipo="aviso" title={`Se devolvieron ${money(givenBack(refunds))} de esta compra`}>
      <ul>
        {keyed(refunds, ({ nombre, fecha }) => `${nombre} ${fecha}`).map(
          ([key, { nombre, importe, fecha, motivo }]) => (
            <li key={key}>
              {nombre}: {money(importe)}, el {date(fecha)}. {motivo}
            </li>
          ),
        )}
      </ul>
      <p>Se acredita en la cuenta que lo pagó, en la factura del período siguiente.</p>
    </Notice>
  );
}
