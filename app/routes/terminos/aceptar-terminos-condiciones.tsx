import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CheckboxField } from '~/components/form/checkbox-field';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { ERROR_TERMINOS } from '~/registry/domain/words/terminos';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { returnPath, signedIn } from '~/session/guard.server';
import { whatComesAfter } from '~/session/what-comes-after.server';
import styles from '~/styles/reading.css?url';
import { acceptance, acceptTerms } from './accept.server';
import { ACEPTACION } from './asked-acceptance';
import { currentTerms } from './terms.server';
import { TermsText } from './terms-text';

export const handle: Handle = { scripts: false };

const HEADING = 'Términos y condiciones';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a person accepts once after signing in, before going on to where they were (spec 4). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const { acepto } = await visitor.registry.terminos.aceptados();
  if (acepto) throw redirect(returnPath(args.request), 303);
  const terms = await currentTerms(visitor);
  const despues = whatComesAfter(args.request);
  return { terms, despues, failure: terms ? null : ERROR_TERMINOS, constraint: constraintOf(acceptance) };
}

export const action = intents({ aceptar: acceptTerms });

export default function AcceptTerms() {
  const { terms, despues, failure, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, { acepto }] = useForm(ACEPTACION, { lastResult, constraint });
  if (!terms) {
    return (
      <>
        <h1>{HEADING}</h1>
        <Notice tipo="error">{failure}</Notice>
      </>
    );
  }
  return (
    <>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>
        Lea los términos y condiciones del servicio. Para continuar en el sitio tiene que aceptarlos.{' '}
        {despues}
      </p>
      <TermsText terms={terms} boxed />
      <Form form={form}>
        <input type="hidden" name="idTerminos" value={terms.id} />
        <CheckboxField field={acepto} label="Acepto los términos y condiciones" />
        <Actions>
          <SubmitButton intencion="aceptar">Continuar</SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Aceptación');
