import type { ComponentPropsWithoutRef } from 'react';
import type { ScreenField } from '../form/screen-field';
import type { FormShape } from '../form/shape';
import { TextField } from '../form/text-field';
import type { CONTACTO, TITULAR } from './contact-shapes';

type Name = keyof typeof CONTACTO.fields | keyof typeof TITULAR.fields;
type Words = Omit<ComponentPropsWithoutRef<typeof TextField>, 'field'>;

/** How each is asked, wherever it is. */
const ASKED: Record<Name, Words> = {
  nombre: { label: 'Nombre', autoComplete: 'given-name' },
  apellido: { label: 'Apellido', autoComplete: 'family-name' },
  nombreApellido: {
    label: 'Nombre y apellido',
    hint: 'De la persona o de la empresa dueña del dominio.',
    autoComplete: 'name',
    width: 'full',
  },
  direccion: {
    label: 'Dirección',
    hint: 'Letras, números, espacios y comas.',
    autoComplete: 'address-line1',
    width: 'full',
  },
  telefono: {
    label: 'Teléfono',
    hint: 'Entre 7 y 15 dígitos, con o sin el código de país.',
    type: 'tel',
    autoComplete: 'tel',
  },
  emailPublico: {
    label: 'Correo electrónico público',
    type: 'email',
    autoComplete: 'email',
    width: 'full',
  },
  email: { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
  mailConfirmacion: { label: 'Confirmar correo electrónico', type: 'email', autoComplete: 'email' },
};

const ORDER: readonly Name[] = [
  'nombre',
  'apellido',
  'nombreApellido',
  'direccion',
  'telefono',
  'emailPublico',
];
const NOTICES: readonly Name[] = ['email', 'mailConfirmacion'];

interface ContactInputsProps {
  shape: FormShape<Partial<Record<Name, 'text'>>>;
  fields: Partial<Record<Name, ScreenField>>;
}

/** The data of a contact: of each form, what its shape asks. */
export function ContactInputs({ shape, fields }: ContactInputsProps) {
  const input = (name: Name) => {
    const field = name in shape.fields ? fields[name] : undefined;
    return field && <TextField key={name} field={field} {...ASKED[name]} />;
  };
  return (
    <>
      {ORDER.map(input)}
      {'email' in shape.fields && (
        <fieldset className="group">
          <legend>Correo electrónico para Notificaciones</legend>
          <p className="hint">
            Aquí le avisamos de vencimientos y cambios. No se publica, y lo validamos con un código que le
            enviamos.
          </p>
          {NOTICES.map(input)}
        </fieldset>
      )}
    </>
  );
}
