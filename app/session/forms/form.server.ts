import {
  type RequestContext,
  type RouteArgs,
  redirect,
  requestContext,
} from '../request/request-context.server';
import { requestValue } from '../request/request-value.server';
import { formOf, hasTooLong } from './form-body.server';
import { foreignForm } from './refusals.server';
import { rememberSubmission } from './submission.server';

/** A form that arrived and may be attended. */
export type Submission = RequestContext & {
  form: FormData;
  /** What the pressed button asks for, empty when the page has a single thing to do. */
  intencion: string;
  /** Of what, where the button says it: `quitar:17`. */
  argumento: string;
  /** The key that the form was made with: what the registry does once, however often it is sent. */
  operacion: string | undefined;
};

/** A body can be read once; a guard and an action of one request may both want it. */
const submissions = requestValue<Promise<FormData>>();

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The one reader of posted forms: limits, then the session's CSRF token. A field too long leads back to the page, with
 * the others as they were typed.
 */
export async function readForm(args: RouteArgs): Promise<Submission> {
  const form = await submissions.once(args.context, () => checkedForm(args));
  const operacion = textOf(form, 'operacion');
  const [intencion = '', ...argument] = textOf(form, 'intencion').split(':');
  return {
    ...(await requestContext(args)),
    form,
    intencion,
    argumento: argument.join(':'),
    operacion: operacion.length >= 8 && operacion.length <= 100 ? operacion : undefined,
  };
}

async function checkedForm(args: RouteArgs): Promise<FormData> {
  const form = await formOf(args.request);
  const { session, path, person } = await requestContext(args);
  if (!session.accepts(textOf(form, 'csrf'))) throw foreignForm(path, person !== null);
  if (hasTooLong(form)) {
    await session.keepDraft(path, form);
    await session.write('aviso', { tipo: 'error', texto: NOT_SENT });
    throw redirect(args, path);
  }
  rememberSubmission(args.context, form);
  return form;
}

const NOT_SENT = 'No se envió nada: lo que escribió en un campo era demasiado largo. Escríbalo más corto.';
