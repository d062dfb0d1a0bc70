import { ContactInputs } from '~/components/contacto/contact-inputs';
import { CONTACTO } from '~/components/contacto/contact-shapes';
import type { GivenAtFirst } from '~/components/form/fields';
import { Form } from '~/components/form/form';
import type { FormAnswer } from '~/components/form/form-answer';
import { SubmitButton } from '~/components/form/submit-button';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions } from '~/components/layout';

/** The form, made by the screen so that its errors can be summed up first. */
export const useContactForm = (
  lastResult: FormAnswer | undefined,
  defaultValue: GivenAtFirst<(typeof CONTACTO)['fields']>,
) => useScreenForm(CONTACTO, { intencion: 'guardar', lastResult, defaultValue });

/** Default contact data: the same form at the first sign-in and in My data (spec 2). */
export function ContactForm({ made: [form, fields] }: { made: ReturnType<typeof useContactForm> }) {
  return (
    <Form form={form}>
      <ContactInputs shape={CONTACTO} fields={fields} />
      <Actions>
        <SubmitButton intencion="guardar" pending="Guardando datos...">
          Guardar datos
        </SubmitButton>
      </Actions>
    </Form>
  );
}
