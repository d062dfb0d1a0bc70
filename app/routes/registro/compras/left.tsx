import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { money } from '~/format';
import type { LineaDeVenta } from '~/registry/contract/oficina/ventas';

type Charged = Pick<LineaDeVenta, 'importe' | 'devuelto' | 'espera'>;

/** Whether something of a charge may be given back now. */
export const isLeft = ({ importe, devuelto, espera }: Charged): boolean =>
  importe > devuelto && espera === null;

/** What is left of a charge: that nothing is, or what waits of it for a second person; else the way to give it back. */
export function Left({ cobrado, children }: { cobrado: Charged; children?: ReactNode }) {
  const { importe, devuelto, espera } = cobrado;
  if (importe === devuelto) return <p>Ya se devolvió todo.</p>;
  if (!espera) return children;
  return (
    <p>
      Por devolver quedan {money(importe - devuelto)}. Ya se pidió {espera.que}:{' '}
      <a href={address.actoPorAprobar(espera.id)}>espera a una segunda persona</a>, y hasta que se apruebe, se
      rechace o se retire no se devuelve nada más.
    </p>
  );
}
