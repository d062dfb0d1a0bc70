import { data } from '@remix-run/node';
import * as address from '~/addresses';
import { CONTACTO } from '~/components/contacto/asked-contacts';
import type { Conflict } from '~/components/form/meanwhile';
import type { TypedIn } from '~/components/form/screen-form';
import { readId } from '~/registry/contract/base';
import type { ContactoDTO } from '~/registry/contract/formas';
import { type contactoDeUnCorreo, contactoPredeterminado } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { CORREO_NOTIFICACIONES } from '~/registry/domain/words/contactos';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import { stepUp } from '~/session/step-up.server';

export type ContactTyped = TypedIn<typeof CONTACTO>;

/** The saved contact as the form shows it. */
export const fieldsOfContact = (contacto: ContactoDTO): ContactTyped => ({
  nombre: contacto.nombre,
  apellido: contacto.apellido,
  direccion: contacto.direccion,
  telefono: contacto.telefono,
  emailPublico: contacto.emailPublico,
  email: contacto.email ?? '',
  mailConfirmacion: contacto.email ?? '',
});

/**
 * Whether another address for notices was typed, which only who knows the password may put there (decision 051).
 * Going back to the address that still counts needs none.
 */
async function needsPassword(
  { registry, session }: Submission,
  { email }: Pick<ContactTyped, 'email'>,
): Promise<boolean> {
  if (session.confirmed) return false;
  const { contactoDTO, tambienAvisamosA } = await registry.usuario.misDatos();
  if (!contactoDTO?.email || contactoDTO.email === email) return false;
  return !tambienAvisamosA.some(({ correo, hasta }) => hasta === null && correo === email);
}

const DATOS = [
  ['nombre', 'Nombre'],
  ['apellido', 'Apellido'],
  ['direccion', 'Dirección'],
  ['telefono', 'Teléfono'],
  ['emailPublico', 'Correo electrónico público'],
  ['email', CORREO_NOTIFICACIONES],
] as const;

/** What was typed beside what was saved meanwhile, in another window or by somebody else. */
const conflictOf = (typed: ContactTyped, saved: ContactoDTO): Conflict => ({
  version: saved.id,
  titulo: 'Sus datos cambiaron mientras usted tenía abierto este formulario',
  quienes: [],
  lado: 'escrito',
  cambios: DATOS.map(([name, campo]) => ({
    campo,
    suyo: typed[name].trim(),
    actual: saved[name] ?? '',
  })).filter(({ suyo, actual }) => suyo !== actual),
});

/**
 * Saves the default contact; answers the refusal, or null once it is saved. The form asks both names. Where the password has
 * to be given first, what was typed is kept and the person led there.
 */
export async function saveContact(
  args: RouteArgs,
  submission: Submission,
  operation: 'crearContacto' | 'actualizarContacto',
  schema: typeof contactoPredeterminado | typeof contactoDeUnCorreo = contactoPredeterminado,
) {
  const { form, registry, session, path } = submission;
  const typed = parseWithZod(form, { schema });
  if (typed.status !== 'success') return refuse(CONTACTO, typed);
  const { emailPublico } = typed.value;
  const value = { email: emailPublico, mailConfirmacion: emailPublico, ...typed.value };
  if (await needsPassword(submission, value)) {
    await session.keepDraft(path, form);
    await stepUp(args, 'correoDeAvisos');
    throw redirect(args, address.confirmarIdentidad(path, 'contrasena'));
  }
  const version = readId(form.get('version'));
  const answer = await registry.cuenta[operation]({ contacto: value, ignorarApellido: false, version });
  const refusal = rechazoDe(answer);
  if (!refusal) return null;
  const { contactoDTO } = answer;
  const conflicto = contactoDTO && version !== undefined ? conflictOf(value, contactoDTO) : null;
  return data({ ...refuse(CONTACTO, typed, refusal).data, conflicto }, { status: conflicto ? 409 : 422 });
}
