import * as address from '~/addresses';
import { Notice } from '~/components/notice';
import { count } from '~/format';
import type { ItemVenta, TipoItemVenta } from '~/registry/contract/formas';
import { posiblesDe } from './sections';

/** Each kind of line as what it is for: what cannot be done with its name, and what is not done when the rest is. */
export const DEED: Record<TipoItemVenta, { of: string; verb: string; done: string }> = {
  REGISTRO: { of: '', verb: 'registrar', done: 'se registra' },
  RENOVACION: { of: '', verb: 'renovar', done: 'se renueva' },
  TRANSFERENCIA: { of: 'El titular de ', verb: 'transferir', done: 'se transfiere' },
};

/** What becomes of the lines that can no longer be done, and how they are taken out; nothing where all can. */
export function Impossible({ items, volver }: { items: readonly ItemVenta[]; volver?: string }) {
  const posibles = posiblesDe(items).length;
  const imposibles = items.filter(({ motivo }) => motivo);
  const [first] = imposibles;
  if (!first) return null;
  const words = imposibles.length === 1 ? ofOne(first) : ofSeveral(imposibles.length);
  return (
    <Notice tipo="aviso" title={words.title}>
      <p>
        {posibles > 0 ? `${words.rest}; ${othersDone(posibles)}.` : 'No queda nada para confirmar.'}{' '}
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

const othersDone = (posibles: number): string =>
  posibles === 1 ? 'el otro artículo, sí' : `los otros ${posibles}, sí`;

function ofOne({ tipo, dominio }: ItemVenta) {
  const { of, verb, done } = DEED[tipo];
  return {
    title: `${of}${dominio.nombre} ya no se puede ${verb}`,
    rest: `Al confirmar la compra no ${done} ni se cobra`,
    takeOut: 'quitarlo del carrito',
    press: 'Quítelo con «Quitar», a su lado.',
  };
}

const ofSeveral = (imposibles: number) => ({
  title: `${count(imposibles, 'artículo', 'artículos')} del carrito ya no se pueden comprar`,
  rest: 'Al confirmar la compra no se hacen ni se cobran',
  takeOut: 'quitarlos del carrito',
  press: 'Quítelos con «Quitar», al lado de cada uno.',
});
