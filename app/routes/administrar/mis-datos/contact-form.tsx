import type { DefaultValue, SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { CONTACTO } from '~/components/contacto/asked-contacts';
import { ContactInputs } from '~/components/contacto/contact-inputs';
import { Form } from '~/components/form/form';
import type { Constraints, TypedIn } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';

/** The form, made by the screen so that its errors can be summed up first. */
export const useContactForm = (
  lastResult: SubmissionResult | undefined,
  defaultValue: DefaultValue<TypedIn<typeof CONTACTO>>,
  constraint: Constraints,
) => useForm(CONTACTO, { intencion: 'guardar', lastResult, defaultValue, constraint });

/** Default contact data: the same form at the first sign-in and in My data (spec 2), which says more of the address. */
export function ContactForm({
  made: [form, fields],
  version,
  avisosAlPublico,
  children,
}: {
  made: ReturnType<typeof useContactForm>;
  /** Which saved contact the form was made from. */
  version?: number | string;
  /** Notices go to the public address, unless another is given. */
  avisosAlPublico?: boolean;
  children?: ReactNode;
}) {
  return (
    <Form form={form}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <ContactInputs asks={CONTACTO} fields={fields} avisosAlPublico={avisosAlPublico}>
        {children}
      </ContactInputs>
      <Actions>
        <SubmitButton intencion="guardar" pending="Guardando datos...">
          Guardar datos
        </SubmitButton>
      </Actions>
    </Form>
  );
}
