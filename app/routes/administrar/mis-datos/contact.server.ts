import { parseWithZod } from '@conform-to/zod/v4';
import type { ContactoDTO } from '~/registry/contract/formas';
import { contactoPredeterminado } from '~/registry/contract/formularios';
import { refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { refusalOf } from '~/session/registry-refusal';
import { CONTACT_FIELDS, type ContactFields } from './contact-fields';

/** The saved contact as the form shows it. */
export const fieldsOfContact = ({
  id: _,
  nicHandler: __,
  ...contacto
}: ContactoDTO): Partial<ContactFields> => ({
  nombre: contacto.nombre,
  apellido: contacto.apellido,
  direccion: contacto.direccion,
  telefono: contacto.telefono,
  emailPublico: contacto.emailPublico,
  email: contacto.email ?? '',
  mailConfirmacion: contacto.email ?? '',
});

/** Saves the default contact; answers the refusal, or null once it is saved. */
export async function saveContact(
  { form, registry }: Submission,
  operation: 'crearContacto' | 'actualizarContacto',
) {
  const submission = parseWithZod(form, { schema: contactoPredeterminado });
  if (submission.status !== 'success') return refused(submission);
  const contacto = submission.value;
  const answer = await registry.cuenta[operation]({ contacto, ignorarApellido: true });
  if (answer.respCodigo === 'OK') return null;
  return refused(submission, refusalOf(answer.respMensaje, answer.mapErrores, CONTACT_FIELDS));
}
