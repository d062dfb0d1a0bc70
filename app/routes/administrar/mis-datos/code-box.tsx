import type { SubmissionResult } from '@conform-to/react';
import { ActionButton } from '~/components/form/action-button';
import { Form } from '~/components/form/form';
import type { Constraints } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Card } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { CODIGO } from './asked-code';

/** The form, made by the screen so that its errors can be summed up first. */
export const useCodeForm = (lastResult: SubmissionResult | undefined, constraint: Constraints) =>
  useForm(CODIGO, { intencion: 'validar', lastResult, constraint });

/** Asks for the code that was mailed, while the registry says that the address waits for it (spec 2). */
export function CodeBox({
  made: [form, { codigo }],
  correo,
}: {
  made: ReturnType<typeof useCodeForm>;
  correo: string;
}) {
  return (
    <Card title="Valide su correo electrónico">
      <p>
        Le enviamos un código de seis dígitos a{' '}
        <strong>
          <MailText mail={correo} />
        </strong>
        . Ingréselo para comprobar que nuestros avisos le llegan. Si no lo ve, busque en el correo no deseado.
      </p>
      <Form form={form}>
        <TextField
          field={codigo}
          label="Código de validación"
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitButton intencion="validar" pending="Validando...">
          Validar correo
        </SubmitButton>
      </Form>
      <ActionButton intencion="reenviar" kind="plain" pending="Enviando...">
        Enviarme un código nuevo
      </ActionButton>
    </Card>
  );
}
