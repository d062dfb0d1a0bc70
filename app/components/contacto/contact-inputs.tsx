import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { CORREO_NOTIFICACIONES } from '~/registry/domain/words/contactos';
import type { ScreenField } from '../form/screen-field';
import type { ScreenForm } from '../form/screen-form';
import { TextAreaField } from '../form/text-area-field';
import { TextField } from '../form/text-field';
import type { CONTACTO, TITULAR } from './asked-contacts';

type Name = keyof typeof CONTACTO.fields | keyof typeof TITULAR.fields;
type Words = Omit<ComponentPropsWithoutRef<typeof TextField>, 'field'>;

/** How each is asked, wherever it is. */
export const ASKED = {
  nombre: { label: 'Nombre', autoComplete: 'given-name' },
  apellido: { label: 'Apellido', autoComplete: 'family-name' },
  nombreApellido: {
    label: 'Nombre y apellido',
    hint: 'De la persona o empresa que será dueña del dominio.',
    autoComplete: 'name',
  },
  direccion: {
    label: 'Dirección',
    hint: 'Letras, números, espacios y comas.',
    autoComplete: 'street-address',
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
  },
  email: { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
  mailConfirmacion: { label: 'Confirmar correo electrónico', type: 'email', autoComplete: 'email' },
} satisfies Record<Name, Words>;

/** Read whole on a phone too: it is longer than a line there, and a box of one line hides its end. */
export const AddressField = ({ field }: { field: ScreenField }) => (
  <TextAreaField field={field} {...ASKED.direccion} rows={2} />
);

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
  asks: ScreenForm;
  fields: Partial<Record<Name, ScreenField>>;
  /** Notices go to the public address, unless another is given. */
  avisosAlPublico?: boolean;
  /** What else is said of the address for notices. */
  children?: ReactNode;
}

/** The data of a contact: of each form, what it asks. */
export function ContactInputs({ asks, fields, avisosAlPublico, children }: ContactInputsProps) {
  const input = (name: Name) => {
    const field = name in asks.fields ? fields[name] : undefined;
    if (!field) return;
    return name === 'direccion' ? (
      <AddressField key={name} field={field} />
    ) : (
      <TextField key={name} field={field} {...ASKED[name]} />
    );
  };
  return (
    <>
      {ORDER.map(input)}
      {'email' in asks.fields && (
        <fieldset className="group">
          <legend>{CORREO_NOTIFICACIONES}</legend>
          <p className="hint">
            {avisosAlPublico
              ? 'Le avisamos de vencimientos y cambios al correo electrónico público, y lo validamos con un código que le enviamos.'
              : 'Aquí le avisamos de vencimientos y cambios. No se publica, y lo validamos con un código que le enviamos.'}
          </p>
          {children}
          {avisosAlPublico ? (
            <details open={NOTICES.some((name) => fields[name]?.value || fields[name]?.errors)}>
              <summary>Recibir los avisos en otro correo, que no se publica</summary>
              {NOTICES.map(input)}
            </details>
          ) : (
            NOTICES.map(input)
          )}
        </fieldset>
      )}
    </>
  );
}
