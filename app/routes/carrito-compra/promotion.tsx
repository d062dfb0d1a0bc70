import type { SubmissionResult } from '@conform-to/react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { PROMOCION } from './asked-promotion';

/** The form of the promotional code, made by the screen so that its errors can be summed up first. */
export const usePromotionForm = (lastResult: SubmissionResult | undefined) =>
  useForm(PROMOCION, { intencion: 'aplicar-promocion', lastResult });

/** 'Aplicar promoción': the list of promotions is empty, so every code is refused (decision t). */
export function Promotion({ form, fields }: PromotionProps) {
  return (
    <details className="promotion" open={fields.codigo.errors !== undefined}>
      <summary>¿Tiene un código de promoción?</summary>
      <Form form={form} preventScrollReset>
        <TextField
          field={fields.codigo}
          label="Código de promoción"
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton intencion="aplicar-promocion" pending="Aplicando..." kind="second">
          Aplicar promoción
        </SubmitButton>
      </Form>
    </details>
  );
}

type Made = ReturnType<typeof usePromotionForm>;
type PromotionProps = { form: Made[0]; fields: Made[1] };
