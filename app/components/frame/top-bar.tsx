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
                <Unread cantidad={frame.mensajesSinLeer} />
              </a>
            </li>
          </>
        )}
        <li className="cart">
          {frame.carrito ? (
            <CartPopup carrito={frame.carrito} csrf={frame.csrf} place={place} />
          ) : (
            <a href={address.carrito()}>Carrito</a>
          )}
        </li>
        <li>
          <SessionControl frame={frame} place={place} />
        </li>
      </ul>
    </div>
  );
}

/** How many are unread, where that is known. */
function Unread({ cantidad }: { cantidad: number | null }) {
  if (cantidad === null) return 'Mensajes';
  return (
    <>
      {cantidad} <span className="long">{cantidad === 1 ? 'mensaje' : 'mensajes'} </span>sin leer
    </>
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
