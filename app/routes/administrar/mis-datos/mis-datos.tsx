import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CONTACTO } from '~/components/contacto/contact-shapes';
import { ErrorSummary } from '~/components/form/error-summary';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { signedIn } from '~/session/guard.server';
import { intents } from '~/session/intents.server';
import { CodeBox, useCodeForm } from './code-box';
import { ContactForm, useContactForm } from './contact-form';
import { avisar, cerrar, guardar, loadMyData, reenviar, validar } from './mis-datos.server';
import { Notices } from './notices';
import { Password } from './password';
import { PaymentAccounts } from './payment-accounts';
import { Sessions } from './sessions';

const HEADING = 'Mis datos';

export const handle: Handle = { scripts: true, lugares: ['formas-de-pago', 'avisos', 'sesiones'] };

export async function loader(args: LoaderFunctionArgs) {
  return loadMyData(await signedIn(args));
}

export const action = intents({ guardar, validar, reenviar, avisar, cerrar });

export default function MyData() {
  const { contacto, correoSinValidar, actualizables, cuentasPago, avisos, clave, sesiones } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const contact = useContactForm(lastResult, contacto);
  const code = useCodeForm(lastResult);
  return (
    <>
      <Outlet />
      <ErrorSummary form={contact[0]} shape={CONTACTO} />
      <ErrorSummary form={code[0]} />
      <h1>{HEADING}</h1>
      {correoSinValidar !== null && <CodeBox made={code} correo={correoSinValidar} />}
      <section aria-labelledby="datos-de-contacto">
        <h2 id="datos-de-contacto">Datos de Contacto Públicos</h2>
        <p>
          Son los datos predeterminados de los contactos administrativo, técnico y financiero de sus dominios.
          Cualquier persona los puede ver en la consulta whois.
        </p>
        <ContactForm made={contact} />
        {actualizables > 0 && (
          <p>
            {count(actualizables, 'dominio lleva', 'dominios llevan')} otros datos suyos:{' '}
            <Link to={address.aplicarADominios()} preventScrollReset>
              Aplicar a mis dominios
            </Link>
          </p>
        )}
      </section>
      <PaymentAccounts cuentasPago={cuentasPago} />
      {avisos && <Notices {...avisos} />}
      <Password clave={clave} />
      <Sessions sesiones={sesiones} clave={clave} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
