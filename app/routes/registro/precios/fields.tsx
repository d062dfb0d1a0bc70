import * as address from '~/addresses';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import type { Made } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import type { PRECIO } from './asked';

type Asked = Made<(typeof PRECIO)['fields']>;

interface FieldsProps {
  form: Asked[0];
  fields: Asked[1];
  operacion: string;
}

/** How much a year costs next, from when, and why. */
export const Fields = ({ form, fields, operacion }: FieldsProps) => (
  <Form form={form}>
    <input type="hidden" name="operacion" value={operacion} />
    <TextField
      field={fields.precio}
      label="Precio por año"
      hint="En pesos, con IVA. Así: 1.389 o 1.389,50."
      inputMode="decimal"
      width="short"
    />
    <TextField
      field={fields.desdeDia}
      label="Día desde el que rige"
      type="date"
      width="short"
      hint="Así: 25/08/2026."
    />
    <TextField
      field={fields.desdeHora}
      label="Hora desde la que rige"
      optional
      type="time"
      width="short"
      hint="De Uruguay, así: 14:30. Vacía: a las 00:00."
    />
    <TextAreaField
      field={fields.motivo}
      label="Motivo"
      hint="Queda guardado. Hasta 500 caracteres."
      rows={3}
    />
    <Actions>
      <SubmitButton intencion="revisar" pending="Un momento...">
        Ver qué cambia
      </SubmitButton>
      <ButtonLink href={address.precios()} kind="second">
        Cancelar
      </ButtonLink>
    </Actions>
  </Form>
);
