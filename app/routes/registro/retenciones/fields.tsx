import { Form } from '~/components/form/form';
import { CheckboxGroup, RadioCards } from '~/components/form/option-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import type { Made } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import {
  CLASE_DE_RETENCION_EN_PALABRAS,
  CLASES_DE_RETENCION,
  EFECTO_EN_PALABRAS,
  EFECTOS,
} from '~/registry/domain/retenciones';
import type { RETENCION } from './asked';

type Asked = Made<(typeof RETENCION)['fields']>;

const EFECTO: Record<(typeof EFECTOS)[number], string> = {
  ZONA: 'La publicación en internet',
  TRANSFERENCIA: 'Las transferencias',
  CAMBIOS: 'Los cambios',
  ELIMINACION: 'La eliminación',
  RENOVACION: 'La renovación',
};

interface FieldsProps {
  form: Asked[0];
  fields: Asked[1];
  operacion: string;
  /** Where nothing is held. */
  back: string;
}

/** By whose order a name is held, what cannot be done meanwhile, and until when. */
export function Fields({ form, fields, operacion, back }: FieldsProps) {
  return (
    <Form form={form}>
      <input type="hidden" name="operacion" value={operacion} />
      <RadioCards
        field={fields.clase}
        label="Causa"
        options={CLASES_DE_RETENCION.map((each) => ({
          value: each,
          label: CLASE_DE_RETENCION_EN_PALABRAS[each],
        }))}
      />
      <TextField
        field={fields.documento}
        label="Número de documento"
        hint="El oficio, la resolución o el expediente que lo ordena. Por ejemplo: 123/2026."
      />
      <TextAreaField
        field={fields.motivo}
        label="Motivo"
        hint="Lo leen sus contactos. Hasta 500 caracteres."
        rows={3}
      />
      <CheckboxGroup
        field={fields.efectos}
        label="Qué se impide"
        options={EFECTOS.map((each) => ({
          value: each,
          label: EFECTO[each],
          hint: `El dominio ${EFECTO_EN_PALABRAS[each]}.`,
        }))}
      />
      <TextField
        field={fields.hasta}
        label="Último día"
        optional
        type="date"
        width="short"
        hint="Sin fecha, dura hasta que se levante."
      />
      <TextField
        field={fields.revisarEl}
        label="Revisar el"
        type="date"
        width="short"
        hint="El día en que el registro la vuelve a mirar."
      />
      <Actions>
        <SubmitButton intencion="revisar" pending="Un momento...">
          Ver qué cambia
        </SubmitButton>
        <ButtonLink href={back} kind="second">
          Cancelar
        </ButtonLink>
      </Actions>
    </Form>
  );
}
