import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { screenForm } from '~/components/form/screen-form';
import { TextField } from '~/components/form/text-field';
import { claveOlvidada } from '~/openid/password-pages';
import { leftTo, type SignsInFor } from '~/openid/signs-in-for';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.server';
import { DEMO_FACTORS } from './demo-factor';
import { documentOf } from './document.server';
import { InGroups } from './segundo-paso/in-groups.server';

/** What a refused attempt says, by field; '' is said of none. */
export type LoginErrors = Partial<Record<'' | 'usuario' | 'clave', string>>;

type LoginPage = {
  usuario: string;
  errors: LoginErrors;
  demo: boolean;
  /** Who is signed in, and is to do what asks for the password. */
  confirms: string | undefined;
  /** What they sign in for, where that was told. */
  para: SignsInFor | undefined;
};

const INGRESO = screenForm('ingreso', { usuario: 'text', clave: 'text' });

const listed = (errors: LoginErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));

const fieldOf = (name: 'usuario' | 'clave', value: string, errors: LoginErrors) => {
  const message = errors[name];
  return { ...plainField(name, value, message ? [message] : undefined), id: `${INGRESO.id}-${name}` };
};

const SIGN_IN = 'Iniciar sesión';
const CON_SU_CUENTA = 'Con su cuenta del Registro .uy.';

/** What comes after it, said of who came from there alone. */
const LEADS: Record<SignsInFor, string> = {
  compra: `${CON_SU_CUENTA} Su carrito se conserva.`,
  invitacion:
    'Para responder la invitación que recibió, ingrese con su cuenta del Registro .uy. Después vuelve a la invitación.',
};

/** The sign-in form of the embedded provider; refused, it says why and keeps the user that was typed. */
export function loginPage({ usuario, errors, demo, confirms, para }: LoginPage): string {
  const refused = Object.keys(errors).length > 0;
  const [titulo, boton] = confirms ? ['Confirme su contraseña', 'Confirmar'] : [SIGN_IN, SIGN_IN];
  const form = { id: INGRESO.id, errors: errors[''] ? [errors['']] : undefined, allErrors: listed(errors) };
  return documentOf(
    refused ? `Error: ${titulo}` : titulo,
    <>
      <ErrorSummary form={form} />
      <h1>{titulo}</h1>
      <p className="lead">
        {confirms
          ? 'Por seguridad, ingrese otra vez su contraseña y seguimos con lo que pidió.'
          : para
            ? LEADS[para]
            : CON_SU_CUENTA}
      </p>
      <form id={INGRESO.id} method="post" noValidate>
        {confirms ? (
          <>
            <p>
              Usuario: <strong>{confirms}</strong>
            </p>
            {/* For what keeps passwords: it looks for whose this one is. */}
            <input name="usuario" defaultValue={confirms} autoComplete="username" readOnly hidden />
          </>
        ) : (
          <TextField
            field={fieldOf('usuario', usuario, errors)}
            label="Usuario"
            autoComplete="username"
            autoCapitalize="none"
            inputMode="text"
          />
        )}
        <TextField
          field={fieldOf('clave', '', errors)}
          label="Contraseña"
          type="password"
          autoComplete="current-password"
        />
        <div className="actions">
          <button type="submit" className="button">
            {boton}
          </button>{' '}
          <a href={leftTo(para)}>Cancelar</a>
        </div>
      </form>
      <p>
        <a href={claveOlvidada()}>¿Olvidó su contraseña?</a>
      </p>
      {!confirms && (
        <p>
          ¿Todavía no tiene cuenta? Se la hace el Registro .uy:{' '}
          <a href={address.pedirCuenta()}>pídala con su nombre y su correo</a>, y le llega un enlace para
          elegir la contraseña.
        </p>
      )}
      {demo && (confirms ? <OwnDemoAccount login={confirms} /> : <DemoAccounts />)}
    </>,
  );
}

function DemoAccounts() {
  return (
    <section className="card">
      <h2>Cuentas de demostración</h2>
      <p>
        La contraseña de todas es <kbd>{DEMO_PASSWORD}</kbd>. Las que tienen una clave piden además un código:
        hágalo con esa clave en cualquier aplicación de códigos.
      </p>
      <ul>
        {Object.entries(DEMO_ACCOUNTS).map(([login, nombre]) => (
          <li key={login}>
            <kbd>{login}</kbd>: {nombre}
            {DEMO_FACTORS[login] && (
              <>
                . Clave: <InGroups text={DEMO_FACTORS[login]} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of who is signed in, their own alone. */
const OwnDemoAccount = ({ login }: { login: string }) =>
  login in DEMO_ACCOUNTS && (
    <p className="hint">
      Cuenta de demostración <kbd>{login}</kbd>: la contraseña es <kbd>{DEMO_PASSWORD}</kbd>
      {DEMO_FACTORS[login] && (
        <>
          {' '}
          y la clave de sus códigos <InGroups text={DEMO_FACTORS[login]} />
        </>
      )}
      .
    </p>
  );
