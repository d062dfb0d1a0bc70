import * as address from '~/addresses';
import { CartPopup } from './cart-popup';
import type { Frame, Place } from './data';

interface TopBarProps {
  frame: Frame;
  place: Place;
}

/** What stays in sight also on a phone: the cart, and who is signed in or the way in. */
export function TopBar({ frame, place }: TopBarProps) {
  return (
    <ul className="now">
      <li className="cart">
        {frame.carrito ? (
          <CartPopup carrito={frame.carrito} csrf={frame.csrf} place={place} />
        ) : (
          <a href={address.carrito()}>Carrito</a>
        )}
      </li>
      <li className="who">
        {frame.person ? (
          <a href={address.misDatos()}>{frame.person.nombre}</a>
        ) : (
          <a href={address.ingresar(place.pathname + place.search)}>Iniciar Sesión</a>
        )}
      </li>
    </ul>
  );
}

/** What else concerns who is signed in: the desk of who works at the registry, what is unread and the way out. On a phone it is in the menu. */
export function OwnBar({ frame }: Pick<TopBarProps, 'frame'>) {
  if (!frame.person) return null;
  return (
    <ul className="own">
      {frame.person.oficina && (
        <li>
          <a href={address.oficina()}>Oficina</a>
        </li>
      )}
      <li>
        <a href={frame.mensajesSinLeer ? address.mensajesSinLeer() : address.mensajes()}>
          {unread(frame.mensajesSinLeer)}
        </a>
      </li>
      <li>
        <form method="post" action={address.salir()}>
          <input type="hidden" name="csrf" value={frame.csrf} />
          <button className="plain" type="submit">
            Cerrar Sesión
          </button>
        </form>
      </li>
    </ul>
  );
}

/** How many are unread, where that is known. */
function unread(cantidad: number | null): string {
  if (cantidad === null) return 'Mensajes';
  return `${cantidad} ${cantidad === 1 ? 'mensaje' : 'mensajes'} sin leer`;
}
