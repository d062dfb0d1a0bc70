import * as address from '~/addresses';
import { TextField } from '~/components/form/text-field';
import { segundoPaso } from '~/openid/factor-pages';
import { InGroups } from './in-groups.server';
import { CodeField, type FactorErrors, fieldOf, PASO, page } from './page.server';
import { QrCode } from './qr-code';
import { uriOf } from './totp.server';

const AGREGAR = 'agregar-dispositivo';

interface Adding {
  login: string;
  secret: string;
  /** The same, sealed: what comes back with the form. */
  sealed: string;
  nombre: string;
  errors: FactorErrors;
}

/** Adds a device: its QR code, the same in letters, and the code that shows that it works. */
export const addPage = ({ login, secret, sealed, nombre, errors }: Adding): string =>
  page({
    id: AGREGAR,
    titulo: 'Agregar un dispositivo',
    errors,
    children: (
      <form id={AGREGAR} method="post" noValidate>
        <input type="hidden" name="secreto" value={sealed} />
        <ol>
          <li>
            Instale en su teléfono una aplicación de códigos, si no tiene una: Google Authenticator, Microsoft
            Authenticator y FreeOTP son gratis.
          </li>
          <li>
            Ábrala, elija agregar una cuenta y apunte la cámara a este dibujo.
            <p>
              <QrCode text={uriOf(secret, login)} label="Código QR. Lo mismo está escrito debajo." />
            </p>
            <p>
              Si no puede usar la cámara, elija escribir la clave y copie esta:
              <br />
              <InGroups text={secret} />
            </p>
          </li>
          <li>Escriba aquí los 6 números que muestra la aplicación.</li>
        </ol>
        <TextField
          field={fieldOf(AGREGAR, 'nombre', nombre, errors)}
          label="Nombre del dispositivo"
          hint="Para reconocerlo después: «Mi teléfono»."
          autoComplete="off"
        />
        <CodeField id={AGREGAR} errors={errors} hint="Los 6 números que muestra la aplicación ahora." />
        <div className="actions">
          <button type="submit" className="button">
            Agregar el dispositivo
          </button>{' '}
          <a href={segundoPaso()}>Cancelar</a>
        </div>
      </form>
    ),
  });

/** The recovery codes, shown this once; made for printing. */
export const codesPage = (login: string, codes: readonly string[]): string =>
  page({
    id: PASO,
    titulo: 'Sus códigos de recuperación',
    errors: {},
    children: (
      <>
        <p className="lead">
          Imprima esta página o copie los códigos en un papel, y guárdelo donde guarda sus documentos. No se
          los volvemos a mostrar.
        </p>
        <p>
          Si pierde el teléfono, ingrese como <strong>{login}</strong> con su contraseña y uno de estos
          códigos. Cada uno sirve una sola vez.
        </p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <InGroups text={code} />
            </li>
          ))}
        </ol>
        <p className="actions">
          <a className="button" href={address.acceso()}>
            Ya los guardé
          </a>
        </p>
      </>
    ),
  });
