import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { returnPath, signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { redirect } from '~/session/visit.server';
import { CONTACT_FIELDS } from './administrar/mis-datos/contact-fields';
import { ContactForm, useContactForm } from './administrar/mis-datos/contact-form';
import { createFirstContact, knownOf } from './administrar/mis-datos/first-contact.server';

const HEADING = 'Datos de Contacto Públicos';

export const handle = { scripts: true };

/** What a person gives once after signing in, before going on to where they were (spec 4). */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { usuarioDTO } = await registry.usuario.actual();
  if (usuarioDTO.contactoPredeterminado) throw redirect(args, returnPath(args.request));
  return { inicial: knownOf(usuarioDTO) };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'guardar') return createFirstContact(args, submission);
  throw unknownIntent();
}

export default function FirstContact() {
  const { inicial } = useLoaderData<typeof loader>();
  const made = useContactForm(useActionData<typeof action>()?.lastResult, inicial);
  return (
    <>
      <ErrorSummary form={made[0]} order={CONTACT_FIELDS} />
      <h1>{HEADING}</h1>
      <p className="lead">Es la primera vez que ingresa: necesitamos sus datos de contacto.</p>
      <p>
        Los usamos como datos predeterminados de los contactos administrativo, técnico y financiero de sus
        dominios. Cualquier persona los puede ver en la consulta whois. Después los cambia cuando quiera en
        «Mis datos».
      </p>
      <ContactForm made={made} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Primer ingreso');
