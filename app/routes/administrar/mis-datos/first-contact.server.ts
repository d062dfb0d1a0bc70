import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { contactoDeUnCorreo } from '~/registry/contract/formularios';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { returnPath } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type ContactTyped, saveContact } from './contact.server';

type Usuario = Outputs['usuario']['actual']['usuarioDTO'];

/** What the provider said of the person: never asked twice. Where notices go is asked of who wants them elsewhere. */
export function knownOf({ nombre, correo }: Usuario): Partial<ContactTyped> {
  const [first, ...rest] = (nombre ?? '').split(' ');
  return {
    nombre: first,
    apellido: rest.join(' '),
    emailPublico: correo ?? '',
  };
}

/** Whether a public address was given, and none for notices. */
const hasOneMail = (form: FormData): boolean => {
  const isGiven = (name: string) => String(form.get(name) ?? '').trim() !== '';
  return isGiven('emailPublico') && !isGiven('email') && !isGiven('mailConfirmacion');
};

/** Saves the first default contact; the terms come next, where they were not accepted (spec 4). */
export async function createFirstContact(args: RouteArgs, submission: Submission) {
  const schema = hasOneMail(submission.form) ? contactoDeUnCorreo : undefined;
  const refusal = await saveContact(args, submission, 'crearContacto', schema);
  if (refusal) return refusal;
  const back = returnPath(args.request);
  // They were saved, whatever can be read now: the page that comes asks for the terms again.
  const terms = await orWithout(args, submission, 'terminos.aceptados', ({ terminos }) =>
    terminos.aceptados(),
  );
  const next = terms?.acepto === false ? address.aceptarTerminos(back) : back;
  return done(args, next, { tipo: 'ok', texto: SAVED });
}

const SAVED =
  'Sus datos se guardaron. Le enviamos un código para validar el correo: ingréselo en «Mis datos» cuando lo reciba.';
