import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { Meanwhile } from '~/components/form/meanwhile';
import { sentText } from '~/components/form/sent-text';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { DATOS_PUBLICOS } from '~/registry/domain/words/contactos';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { CodeBox, useCodeForm } from './code-box';
import { ContactForm, useContactForm } from './contact-form';
import { FormerAddresses } from './former-addresses';
import { guardar, loadMyData, reenviar, validar } from './mis-datos.server';
import { Pages } from './pages';

const HEADING = 'Mis datos';

export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  return loadMyData(await signedIn(args));
}

export const action = intents({ guardar, validar, reenviar });

/** The contact data of who is signed in, and the code that validates their mail (spec 2, My data). */
export default function MyData() {
  const { contacto, correoSinValidar, tambienAvisamosA, vuelven, actualizables, constraint, ...saved } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const conflicto = answer && 'conflicto' in answer ? answer.conflicto : null;
  const version = conflicto?.version ?? sentText(lastResult, 'version') ?? saved.version;
  const contact = useContactForm(lastResult, contacto, constraint.contacto);
  const code = useCodeForm(lastResult, constraint.codigo);
  return (
    <>
      {conflicto ? <Meanwhile {...conflicto} /> : <ErrorSummary form={contact[0]} />}
      <ErrorSummary form={code[0]} />
      <h1>{HEADING}</h1>
      <Outlet />
      <Pages />
      {vuelven.map((each) => (
        <Notice key={each} tipo="aviso">
          {each}
        </Notice>
      ))}
      {correoSinValidar !== null && <CodeBox made={code} correo={correoSinValidar} />}
      <section aria-labelledby="datos-de-contacto">
        <h2 id="datos-de-contacto">{DATOS_PUBLICOS}</h2>
        <p>
          Son los datos predeterminados de los contactos administrativo, técnico y financiero de sus dominios.
          Cualquier persona los puede ver en la consulta whois.
        </p>
        <ContactForm made={contact} version={version}>
          <FormerAddresses tambienAvisamosA={tambienAvisamosA} />
        </ContactForm>
        {actualizables > 0 && (
          <p>
            {count(actualizables, 'de sus dominios tiene', 'de sus dominios tienen')} otros datos de contacto:{' '}
            <Link to={address.aplicarADominios()} preventScrollReset>
              Aplicar a mis dominios
            </Link>
          </p>
        )}
      </section>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
