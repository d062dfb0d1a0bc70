import * as address from '~/addresses';
import { Notice } from '~/components/notice';
import type { ItemVenta } from '~/registry/contract/formas';
import { posiblesDe } from './sections';

/** What becomes of the lines that can no longer be done, and how they are taken out; nothing where all can. */
export function Impossible({ items, volver }: { items: readonly ItemVenta[]; volver?: string }) {
  const posibles = posiblesDe(items).length;
  if (posibles === items.length) return null;
  return (
    <Notice tipo="aviso" title="Hay artículos que ya no se pueden hacer">
      <p>
        {posibles > 0
          ? 'Al confirmar la compra no se hacen ni se cobran; los demás, sí.'
          : 'No queda nada para confirmar.'}{' '}
        {volver ? (
          <>
            Puede <a href={address.pasoDeCompra('uno', volver)}>quitarlos del carrito</a>.
          </>
        ) : (
          'Quítelos con «Eliminar», al lado de cada uno.'
        )}
      </p>
    </Notice>
  );
}
