import * as address from '~/addresses';
import { SITE } from '../page-title';
import { Mark } from './mark';

/** Help and contact in the same place on every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <p className="sign">
          <Mark size={28} />
          <span>
            {SITE}
            <br />
            <small>Registro de nombres de dominio .uy y .com.uy</small>
          </span>
        </p>
        <ul>
          <li>
            <a href={address.ayuda()}>Ayuda</a>
          </li>
          <li>
            <a href={address.contacto()}>Contacto</a>
          </li>
          <li>
            <a href={address.generarTicket()}>Enviar una consulta</a>
          </li>
          <li>
            <a href={address.terminos()}>Términos y condiciones</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
