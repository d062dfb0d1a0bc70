import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { pageTitle } from '~/components/page-title';
import { contactoDeUnCorreo } from '~/registry/contract/formularios';
import { DATOS_PUBLICOS } from '~/registry/domain/words/contactos';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { returnPath, signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { whatComesAfter } from '~/session/what-comes-after.server';
import { ContactForm, useContactForm } from './administrar/mis-datos/contact-form';
import { createFirstContact, knownOf } from './administrar/mis-datos/first-contact.server';

/** What a person gives once after signing in, before going on to where they were (spec 4). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { usuarioDTO } = await registry.usuario.actual();
  if (usuarioDTO.contactoPredeterminado) throw redirect(args, returnPath(args.request));
  const despues = whatComesAfter(args.request);
  return { inicial: knownOf(usuarioDTO), despues, constraint: constraintOf(contactoDeUnCorreo) };
}

export const action = intents({ guardar: createFirstContact });

export default function FirstContact() {
  const { inicial, despues, constraint } = useLoaderData<typeof loader>();
  const made = useContactForm(useActionData<typeof action>()?.lastResult, inicial, constraint);
  return (
    <>
      <ErrorSummary form={made[0]} />
      <h1>{DATOS_PUBLICOS}</h1>
      <p className="lead">Es la primera vez que ingresa: necesitamos sus datos de contacto. {despues}</p>
      <p>
        Los usamos como datos predeterminados de los contactos administrativo, técnico y financiero de sus
        dominios. Cualquier persona los puede ver en la consulta whois. Después los cambia cuando quiera en
        «Mis datos».
      </p>
      <ContactForm made={made} avisosAlPublico />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, DATOS_PUBLICOS, 'Primer ingreso');
