import type { SubmissionResult } from '@conform-to/react';
import { PublicFields } from '~/components/contacto/public-fields';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions } from '~/components/layout';
import type { ContactFields } from './contact-fields';

type Made = ReturnType<typeof useScreenForm<ContactFields>>;

/** The form, made by the screen so that its errors can be summed up first. */
export const useContactForm = (
  lastResult: SubmissionResult | undefined,
  defaultValue: Partial<ContactFields>,
): Made => useScreenForm<ContactFields>({ id: 'contacto', intencion: 'guardar', lastResult, defaultValue });

/** Default contact data: the same form at the first sign-in and in My data (spec 2). */
export function ContactForm({ made: [form, fields] }: { made: Made }) {
  return (
    <Form form={form}>
      <TextField field={fields.nombre} label="Nombre" autoComplete="given-name" />
      <TextField field={fields.apellido} label="Apellido" autoComplete="family-name" />
      <PublicFields fields={fields} />
      <fieldset className="group">
        <legend>Correo electrónico para Notificaciones</legend>
        <p className="hint">
          Aquí le avisamos de vencimientos y cambios. No se publica, y lo validamos con un código que le
          enviamos.
        </p>
        <TextField field={fields.email} label="Correo electrónico" type="email" autoComplete="email" />
        <TextField
          field={fields.mailConfirmacion}
          label="Confirmar correo electrónico"
          type="email"
          autoComplete="email"
        />
      </fieldset>
      <Actions>
        <SubmitButton intencion="guardar" pending="Guardando datos...">
          Guardar datos
        </SubmitButton>
      </Actions>
    </Form>
  );
}
