import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as address from '~/addresses';
import { money, term } from '~/format';
import { SIN_ARTICULOS } from '~/registry/domain/words/carrito';
import { DomainName } from '../domain-name';
import { Price } from '../price';
import type { Carrito, CartLine, Place } from './data';

/** The three kinds of a line, as `tipo` of the delete form (spec 4). */
type CartKind = 'Registro' | 'Renovacion' | 'TransferenciaTitular';

interface CartPopupProps {
  carrito: Carrito;
  csrf: string;
  place: Place;
}

/** 'Tienes N artículos en tu carrito' (spec 2, Cart popup). */
export function cartSentence(n: number): string {
  if (n === 0) return SIN_ARTICULOS;
  return `Tienes ${n} ${n === 1 ? 'artículo' : 'artículos'} en tu carrito`;
}

/** A link to the cart first of all; beside it the same content opens without leaving the page. */
export function CartPopup({ carrito, csrf, place }: CartPopupProps) {
  const hidden = { csrf, volver: place.pathname + place.search };
  const popup = useRef<HTMLDetailsElement>(null);
  useCloseOnLeaving(popup);
  return (
    <>
      <a href={address.carrito()}>Carrito ({carrito.cantidad})</a>{' '}
      <details className="popup" ref={popup} onKeyDown={closeOnEscape}>
        <summary>
          <span className="sr">Ver el contenido del carrito</span>
        </summary>
        <div className="panel">
          <p className="h">{cartSentence(carrito.cantidad)}</p>
          <Section title="Registrar dominios" tipo="Registro" lines={carrito.registros} hidden={hidden} />
          <Section
            title="Renovación de dominios"
            tipo="Renovacion"
            lines={carrito.renovaciones}
            hidden={hidden}
          />
          <Section
            title="Transferir titular"
            tipo="TransferenciaTitular"
            lines={carrito.transferencias}
            hidden={hidden}
          />
          <a className="button" href={address.carrito()}>
            Ir al carrito
          </a>
        </div>
      </details>
    </>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** What is open over the page would cover what is pressed or has the focus next. */
function useCloseOnLeaving(popup: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      const { current } = popup;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [popup]);
}

interface SectionProps {
  title: string;
  tipo: CartKind;
  lines: readonly (CartLine & { anios?: number })[];
  hidden: { csrf: string; volver: string };
}

function Section({ title, tipo, lines, hidden }: SectionProps) {
  if (lines.length === 0) return null;
  const subtotal = lines.reduce((sum, line) => sum + line.precio, 0);
  return (
    <section>
      <h2 className="h">{title}</h2>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} tipo={tipo} hidden={hidden} />
        ))}
      </ul>
      <p className="subtotal">
        Subtotal <Price centesimos={subtotal} />
      </p>
    </section>
  );
}

function Line({ line, tipo, hidden }: { line: CartLine & { anios?: number }; tipo: CartKind } & HiddenProps) {
  return (
    <li>
      <span className="name">
        <DomainName nombre={line.nombre} />
      </span>{' '}
      <span className="detail">
        {tipo !== 'TransferenciaTitular' && `${term(line.anios ?? 1)} · `}
        {money(line.precio)}
      </span>
      <form method="post" action={address.carrito()}>
        <Hidden name="csrf" value={hidden.csrf} />
        <Hidden name="volver" value={hidden.volver} />
        <Hidden name="tipo" value={tipo} />
        <Hidden name="idDominio" value={line.id} />
        <button className="plain" name="intencion" value="eliminar" type="submit">
          Quitar<span className="sr"> {line.nombre} del carrito</span>
        </button>
      </form>
    </li>
  );
}

type HiddenProps = Pick<SectionProps, 'hidden'>;

function Hidden({ name, value }: { name: string; value: string | number }): ReactNode {
  return <input type="hidden" name={name} value={value} />;
}
