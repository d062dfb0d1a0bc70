import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { money } from '~/format';
import type { Movimiento } from '~/registry/contract/carrito';
import { AccountName } from '~/routes/carrito-compra/account-name';
import { ESTADOS, TIPOS } from './words';

/** Most names in a row; the receipt has them all. */
const SHOWN = 3;

/** What was bought or charged, when, to which account, and the way to its receipt. */
export const PurchasesTable = ({ compras }: { compras: readonly Movimiento[] }) => (
  <div className="apart">
    <DataTable
      caption="Sus compras y cargos"
      hideCaption
      rows={compras}
      rowKey={({ clave }) => clave}
      columns={[
        { header: 'Qué fue', rowHeader: true, cell: (each) => <What {...each} /> },
        { header: 'Fecha', cell: ({ fecha }) => <DateText value={fecha} /> },
        { header: 'Dominios', cell: ({ nombres }) => namesOf(nombres) },
        {
          header: 'Cuenta',
          cell: ({ cuenta }) => (cuenta ? <AccountName {...cuenta} /> : 'Sin datos'),
        },
        { header: 'Importe', number: true, cell: ({ importe }) => money(importe) },
        // No word for what is usual: the column is there for a purchase that was not done, or not all of it.
        ...(compras.some(isUnusual)
          ? [{ header: 'Estado', cell: (each: Movimiento) => isUnusual(each) && ESTADOS[each.estado] }]
          : []),
      ]}
    />
  </div>
);

const isUnusual = ({ estado }: Movimiento): boolean => estado !== 'REALIZADA';

/** A sale leads to its receipt, a charge to the domain it was for. */
function What({ tipo, referencia, numero, nombres: [nombre] }: Movimiento) {
  if (referencia)
    return (
      <a href={address.comprobante(referencia)}>
        {TIPOS[tipo]} <span className="unbroken">{referencia}</span>
      </a>
    );
  if (tipo === 'COMPRA' || !nombre) return TIPOS[tipo];
  return (
    <a href={address.verDominio(nombre)}>
      {TIPOS[tipo]} {numero && <span className="unbroken">{numero}</span>}
    </a>
  );
}

const namesOf = (nombres: readonly string[]): string => {
  const shown = nombres.slice(0, SHOWN).join(', ');
  return nombres.length > SHOWN ? `${shown} y ${nombres.length - SHOWN} más` : shown;
};
