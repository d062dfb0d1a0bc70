import { CaptchaField, type Desafio } from '~/components/form/captcha';
import { DefaultButton } from '~/components/form/default-button';
import { FileField } from '~/components/form/file-field';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import type { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import type { ArchivoGuardado } from '~/registry/contract/ticket';
import type { TICKET } from './asked-ticket';
import { KeptFiles } from './kept-files';

type Made = ReturnType<typeof useForm<(typeof TICKET)['fields']>>;

interface TicketFormProps {
  made: Made;
  operacion: string;
  /** Of who is not signed in. */
  desafio: Desafio | null;
  kept: readonly ArchivoGuardado[];
  /** What is asked needs neither a name nor pictures. */
  brief: boolean;
}

const FILE_RULES = 'Hasta 3 imágenes JPG, PNG o GIF, de 5 MB en total.';

/** The ticket form (spec 2). */
export function TicketForm({ made: [form, fields], operacion, desafio, kept, brief }: TicketFormProps) {
  return (
    <Form form={form} encType="multipart/form-data" className={brief ? undefined : 'ticket'}>
      <DefaultButton intencion="enviar" />
      <input type="hidden" name="operacion" value={operacion} />
      <PersonalData fields={fields} />
      {brief ? <Written fields={fields} /> : <Question fields={fields} fresh={operacion} kept={kept} />}
      {desafio && <CaptchaField field={fields.captcha} desafio={desafio} />}
      <Actions>
        <SubmitButton intencion="enviar" pending="Enviando...">
          {brief ? 'Pedir la cuenta' : 'Guardar datos'}
        </SubmitButton>
        {!brief && (
          <SubmitButton intencion="leer-ayuda" kind="plain" pending="Guardando...">
            Conservar lo escrito y leer la ayuda
          </SubmitButton>
        )}
      </Actions>
    </Form>
  );
}

interface QuestionProps {
  fields: Made[1];
  /** Names this form: another one has chosen no files yet. */
  fresh: string;
  kept: readonly ArchivoGuardado[];
}

function Question({ fields, fresh, kept }: QuestionProps) {
  return (
    <fieldset className="group">
      <legend>Su consulta</legend>
      <TextField
        field={fields.dominio}
        label="Nombre de dominio"
        hint="Si la consulta es por un dominio. Máximo 30 caracteres."
        optional
        inputMode="url"
        autoComplete="off"
      />
      <Words fields={fields} rows={8} />
      <FileField
        key={fresh}
        field={fields.archivos}
        label="Adjuntar archivos"
        hint={FILE_RULES}
        optional
        multiple
        accept=".jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif"
      />
      <KeptFiles files={kept} />
    </fieldset>
  );
}

/** What the reason wrote already: there is nothing to do about it, unless somebody wants to say more. */
function Written({ fields }: { fields: Made[1] }) {
  return (
    <details className="field" open={Boolean(fields.asunto.errors || fields.mensaje.errors)}>
      <summary>Ver o cambiar el texto que se envía</summary>
      <Words fields={fields} rows={3} />
    </details>
  );
}

const Words = ({ fields, rows }: { fields: Made[1]; rows: number }) => (
  <>
    <TextField field={fields.asunto} label="Asunto" width="full" autoComplete="off" />
    <TextAreaField field={fields.mensaje} label="Mensaje" hint="Máximo 2048 caracteres." rows={rows} />
  </>
);

function PersonalData({ fields }: { fields: Made[1] }) {
  return (
    <fieldset className="group">
      <legend>Datos personales</legend>
      <TextField field={fields.nombre} label="Nombre" autoComplete="name" />
      <TextField field={fields.email} label="Correo" type="email" autoComplete="email" />
      <TextField field={fields.mailConfirmacion} label="Confirmar correo" type="email" autoComplete="email" />
      <TextField
        field={fields.telefono}
        label="Teléfono"
        hint="Entre 7 y 15 dígitos, con o sin el código de país."
        optional
        type="tel"
        autoComplete="tel"
      />
    </fieldset>
  );
}
