import { CheckboxField } from '~/components/form/checkbox-field';
import { DefaultButton } from '~/components/form/default-button';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import type { Made } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { PLANTILLAS } from '~/registry/domain/words/plantillas';
import type { RESPUESTA } from './asked';

interface AnswerFormProps {
  made: Made<(typeof RESPUESTA)['fields']>;
  operacion: string;
  version: number;
}

/** The registry's answer, which the person gets by mail. */
export function AnswerForm({ made: [form, fields], operacion, version }: AnswerFormProps) {
  return (
    <section aria-labelledby="responder">
      <h2 id="responder">Responder</h2>
      <Form form={form}>
        <DefaultButton intencion="responder" />
        <input type="hidden" name="operacion" value={operacion} />
        <input type="hidden" name="version" value={version} />
        <SelectField
          field={fields.plantilla}
          label="Respuesta preparada"
          hint="Se agrega debajo de lo que ya escribió, con el saludo y la firma; antes de enviarla puede cambiarla."
          optional
          empty="Ninguna"
          options={PLANTILLAS.map(({ clave, titulo }) => ({ value: clave, label: titulo }))}
        />
        <Actions>
          <SubmitButton intencion="plantilla" kind="second" pending="Agregando...">
            Agregarla a la respuesta
          </SubmitButton>
        </Actions>
        <TextAreaField
          field={fields.mensaje}
          label="Respuesta"
          hint="La persona la recibe por correo, firmada por Atención del registro. Máximo 4096 caracteres."
          rows={10}
        />
        <CheckboxField
          field={fields.cerrar}
          label="Cerrar la consulta"
          hint="Para preguntar otra vez, la persona tiene que enviar otra consulta."
        />
        <Actions>
          <SubmitButton intencion="responder" pending="Enviando...">
            Enviar la respuesta
          </SubmitButton>
        </Actions>
      </Form>
    </section>
  );
}
