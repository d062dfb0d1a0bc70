import { CONTACTO } from '~/components/contacto/contact-shapes';
import type { Typed } from '~/components/form/shape';
import type { ContactoDTO } from '~/registry/contract/formas';
import { rechazoDe } from '~/registry/contract/rechazo';
import type { Submission } from '~/session/form.server';
import { typedIn } from '~/session/typed-form.server';

export type ContactTyped = Typed<(typeof CONTACTO)['fields']>;

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

/** Saves the default contact; answers the refusal, or null once it is saved. The form asks both names. */
export async function saveContact(
  { form, registry }: Submission,
  operation: 'crearContacto' | 'actualizarContacto',
) {
  const { value, refuse } = typedIn(CONTACTO, form);
  const answer = await registry.cuenta[operation]({ contacto: value, ignorarApellido: false });
  const refusal = rechazoDe(answer);
  return refusal && refuse(refusal);
}
