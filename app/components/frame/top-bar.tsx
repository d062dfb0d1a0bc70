import * as address from '~/addresses';
import { CartPopup } from './cart-popup';
import type { Frame, Place } from './data';

/** Who is signed in, what is unread, what is in the cart; all of it text in the HTML. */
export function TopBar({ frame, place }: { frame: Frame; place: Place }) {
  return (
    <div className="topbar">
      <ul className="wrap">
        {frame.person && (
          <>
            <li className="who">
              <a href={address.misDatos()}>{frame.person.nombre}</a>
            </li>
            <li>
              <a href={address.mensajes()}>
                {frame.mensajesSinLeer}{' '}
                <span className="long">{frame.mensajesSinLeer === 1 ? 'mensaje' : 'mensajes'} </span>sin leer
              </a>
            </li>
          </>
        )}
        <li className="cart">
          <CartPopup carrito={frame.carrito} csrf={frame.csrf} place={place} />
        </li>
        <li>
          <SessionControl frame={frame} place={place} />
        </li>
      </ul>
    </div>
  );
}

function SessionControl({ frame, place }: { frame: Frame; place: Place }) {
  if (!frame.person) {
    return <a href={address.ingresar(place.pathname + place.search)}>Iniciar Sesión</a>;
  }
  return (
    <form method="post" action={address.salir()}>
      <input type="hidden" name="csrf" value={frame.csrf} />
      <button className="plain" type="submit">
        Cerrar Sesión
      </button>
    </form>
  );
}
