import { AddressField, ASKED } from '~/components/contacto/contact-inputs';
import type { ScreenField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import type { DATOS } from './asked-holder';
import type { DatosBorrador } from './draft';

const TIPOS = [
  { value: 'PERSONA', label: 'Persona' },
  { value: 'EMPRESA', label: 'Empresa' },
];

const TOLD = 'Lo indica el código de autorización.';

interface HolderFieldsProps {
  fields: Record<keyof typeof DATOS.fields, ScreenField>;
  /** What the code says and nobody changes here. */
  fijos?: DatosBorrador['fijos'];
}

/** The holder of an imported name, a person or a company. */
export function HolderFields({ fields, fijos = [] }: HolderFieldsProps) {
  const asked = (campo: DatosBorrador['fijos'][number], hint?: string) => ({
    hint: fijos.includes(campo) ? TOLD : hint,
    readOnly: fijos.includes(campo),
  });
  return (
    <>
      <SelectField field={fields.tipo} label="Tipo de titular" options={TIPOS} />
      <TextField
        field={fields.nombre}
        {...ASKED.nombre}
        {...asked('nombre', 'De la persona, o la razón social de la empresa.')}
      />
      <TextField
        field={fields.apellido}
        {...ASKED.apellido}
        {...asked('apellido', 'Solo de una persona: para una empresa no hace falta.')}
      />
      <AddressField field={fields.direccion} />
      <TextField field={fields.telefono} {...ASKED.telefono} />
      <TextField field={fields.email} {...ASKED.email} {...asked('email')} />
    </>
  );
}
