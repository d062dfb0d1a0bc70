import { CheckboxField } from '~/components/form/checkbox-field';
import { ErrorSummary } from '~/components/form/error-summary';
import { FileField } from '~/components/form/file-field';
import { Form } from '~/components/form/form';
import { CheckboxGroup } from '~/components/form/option-fields';
import { plainField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';

const WRONG = ['El correo no tiene un formato válido.'];
const OPTIONS = [
  { value: 'uy', label: '.uy' },
  { value: 'com.uy', label: '.com.uy' },
];

/** Fields as they are at first, filled in, refused and read only. */
export const Fields = () => (
  <section aria-labelledby="campos">
    <h2 id="campos">Campos</h2>
    <ErrorSummary form={{ id: 'campos', errors: ['Todos los campos son obligatorios.'], allErrors: {} }} />
    <Form method="get" aria-label="Campos de ejemplo">
      <TextField field={plainField('vacio', '')} label="Nombre" hint="Como figura en su documento." />
      <TextField field={plainField('lleno', 'Ana Núñez')} label="Nombre ya escrito" optional />
      <TextField field={plainField('malo', 'ana@', WRONG)} label="Correo rechazado" type="email" />
      <TextField field={plainField('fijo', 'titular@ejemplo.uy')} label="Solo para leer" readOnly />
      <TextField field={plainField('corto', '')} label="Corto, con final" width="short" suffix=".com.uy" />
      <SelectField field={plainField('pais', '')} label="País" empty="Seleccione un país" options={OPTIONS} />
      <TextAreaField field={plainField('mensaje', '')} label="Mensaje" rows={3} />
      <CheckboxField field={plainField('acepto', 'on')} label="Una sola respuesta" />
      <CheckboxGroup
        field={plainField('sufijos', ['uy'])}
        label="Varias respuestas"
        options={OPTIONS}
        inline
      />
      <FileField field={plainField('archivo', '')} label="Adjuntar archivos" />
      <SubmitButton pending="Buscando...">Enviar</SubmitButton>
    </Form>
  </section>
);
