import * as address from '~/addresses';
import { Notice } from '~/components/notice';
import type { ItemVenta } from '~/registry/contract/formas';
import { posiblesDe } from './sections';

/** What becomes of the lines that can no longer be done, and how they are taken out; nothing where all can. */
export function Impossible({ items, volver }: { items: readonly ItemVenta[]; volver?: string }) {
  const posibles = posiblesDe(items).length;
  const imposibles = items.length - posibles;
  if (imposibles === 0) return null;
  const words = imposibles === 1 ? ONE : SEVERAL;
  return (
    <Notice tipo="aviso" title={words.title}>
      <p>
        {posibles > 0 ? words.rest : 'No queda nada para confirmar.'}{' '}
        {volver ? (
          <>
            Puede <a href={address.pasoDeCompra('uno', volver)}>{words.takeOut}</a>.
          </>
        ) : (
          words.press
        )}
      </p>
    </Notice>
  );
}

const ONE = {
  title: 'Hay un artículo que ya no se puede hacer',
  rest: 'Al confirmar la compra no se hace ni se cobra; lo demás, sí.',
  takeOut: 'quitarlo del carrito',
  press: 'Quítelo con «Eliminar», a su lado.',
};
const SEVERAL = {
  title: 'Hay artículos que ya no se pueden hacer',
  rest: 'Al confirmar la compra no se hacen ni se cobran; los demás, sí.',
  takeOut: 'quitarlos del carrito',
  press: 'Quítelos con «Eliminar», al lado de cada uno.',
};
