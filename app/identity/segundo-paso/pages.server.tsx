import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { TextField } from '~/components/form/text-field';
import { count } from '~/format';
import {
  agregarDispositivo,
  codigosDeRecuperacion,
  quitarDispositivo,
  segundoPaso,
} from '~/openid/factor-pages';
import { documentOf } from '../document.server';
import { QrCode } from './qr-code';
import { HOW_MANY } from './recovery-codes.server';
import type { Device } from './store.server';
import { inGroups, uriOf } from './totp.server';

/** What a refused form says, by field; '' is said of none. */
export type FactorErrors = Record<string, string>;

interface FormPage {
  id: string;
  titulo: string;
  errors: FactorErrors;
  children: ReactNode;
}

/** A page of the second step; refused, it says why. */
function page({ id, titulo, errors, children }: FormPage): string {
  const isRefused = Object.keys(errors).length > 0;
  const all = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  return documentOf(
    isRefused ? `Error: ${titulo}` : titulo,
    <>
      <ErrorSummary form={{ id, errors: errors[''] ? [errors['']] : undefined, allErrors: all }} />
      <h1>{titulo}</h1>
      {children}
    </>,
  );
}

const fieldOf = (id: string, name: string, value: string, errors: FactorErrors) => ({
  ...plainField(name, value, errors[name] ? [errors[name]] : undefined),
  id: `${id}-${name}`,
});

/** The one field of a code, the same wherever one is asked. */
const CodeField = ({ id, errors, hint }: { id: string; errors: FactorErrors; hint: string }) => (
  <TextField
    field={fieldOf(id, 'codigo', '', errors)}
    label="Código"
    hint={hint}
    autoComplete="one-time-code"
    inputMode="numeric"
    width="short"
  />
);

const PASO = 'segundo-paso';

/** The second page of a sign-in. */
export const codePage = (errors: FactorErrors): string =>
  page({
    id: PASO,
    titulo: 'Escriba su código',
    errors,
    children: (
      <>
        <p className="lead">
          Su cuenta tiene un segundo paso: además de la contraseña, pide un código que cambia cada medio
          minuto. Así, quien sepa su contraseña no puede llevarse sus dominios.
        </p>
        <form id={PASO} method="post" noValidate>
          <CodeField
            id={PASO}
            errors={errors}
            hint="Abra la aplicación de códigos de su teléfono y escriba los 6 números que muestra. Si no lo tiene a mano, escriba uno de sus códigos de recuperación, de 20 números."
          />
          <div className="actions">
            <button type="submit" className="button">
              Continuar
            </button>{' '}
            <a href="/">Cancelar</a>
          </div>
        </form>
        <p>
          ¿Perdió el teléfono y los códigos de recuperación?{' '}
          <a href={address.generarTicket()}>Escríbale al registro</a>: comprobamos que es usted y quitamos el
          segundo paso.
        </p>
      </>
    ),
  });

interface Overview {
  devices: readonly Device[];
  codes: number;
  history: readonly { texto: string; cuando: string }[];
  said?: string;
}

/** The devices of an account, its recovery codes, and what happened to them. */
export const overviewPage = ({ devices, codes, history, said }: Overview): string =>
  page({
    id: PASO,
    titulo: 'Segundo paso',
    errors: {},
    children: (
      <>
        {said && <p role="status">{said}</p>}
        <p className="lead">
          Con el segundo paso, para ingresar hacen falta su contraseña y un código que muestra su teléfono.
          Aunque alguien adivine o robe su contraseña, no puede tocar sus dominios.
        </p>
        <h2>Dispositivos</h2>
        {devices.length === 0 && <p>Todavía no tiene ninguno: su cuenta pide solo la contraseña.</p>}
        <ul>
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceLine {...device} />
            </li>
          ))}
        </ul>
        <p className="actions">
          <a className="button" href={agregarDispositivo()}>
            {devices.length === 0 ? 'Activar el segundo paso' : 'Agregar otro dispositivo'}
          </a>
        </p>
        {devices.length > 0 && <CodesLeft codes={codes} />}
        {history.length > 0 && <h2>Qué pasó</h2>}
        <ul>
          {history.map(({ texto, cuando }) => (
            <li key={`${cuando}${texto}`}>
              <DateText value={cuando} withTime /> {texto}
            </li>
          ))}
        </ul>
        <p>
          <a href={address.acceso()}>Volver a Contraseña y sesiones</a>
        </p>
      </>
    ),
  });

const DeviceLine = ({ id, nombre, usado_en }: Device) => (
  <>
    <strong>{nombre}</strong>
    {usado_en && (
      <>
        , usado por última vez el <DateText value={usado_en} withTime />
      </>
    )}{' '}
    <a href={quitarDispositivo(id)}>
      Quitar<span className="sr"> {nombre}</span>
    </a>
  </>
);

/** Asks whether a device goes, and says what the account is left with. */
export const removePage = ({ id, nombre }: Device, isLast: boolean): string =>
  page({
    id: PASO,
    titulo: `Quitar «${nombre}»`,
    errors: {},
    children: (
      <form method="post" action={segundoPaso()}>
        <p className="lead">
          {isLast
            ? 'Es su único dispositivo. Sin él su cuenta pide solo la contraseña, y los códigos de recuperación dejan de servir. Si cambia de teléfono, agregue antes el nuevo.'
            : 'Los códigos que muestra este dispositivo dejan de servir. Los demás siguen como están.'}
        </p>
        <div className="actions">
          <button type="submit" className="button danger" name="quitar" value={id}>
            Quitar el dispositivo
          </button>{' '}
          <a href={segundoPaso()}>Cancelar</a>
        </div>
      </form>
    ),
  });

const CodesLeft = ({ codes }: { codes: number }) => (
  <>
    <h2>Códigos de recuperación</h2>
    <p>
      Le {codes === 1 ? 'queda' : 'quedan'} {count(codes, 'código', 'códigos')} de {HOW_MANY}. Cada uno sirve
      una sola vez, para ingresar cuando no tiene el teléfono.
    </p>
    <form method="post" action={codigosDeRecuperacion()}>
      <button type="submit" className="button second">
        Hacer códigos nuevos
      </button>
    </form>
  </>
);

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
              Si no puede usar la cámara, elija escribir la clave y copie esta:{' '}
              <code>{inGroups(secret)}</code>
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
              <code>{inGroups(code)}</code>
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
