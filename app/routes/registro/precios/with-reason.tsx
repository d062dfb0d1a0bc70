import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import type { Made } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import type { PORQUE } from './asked';

type Asked = Made<(typeof PORQUE)['fields']>;

interface WithReasonProps {
  made: Asked;
  heading: string;
  operacion: string;
  intencion: string;
  press: string;
  danger?: boolean;
  /** What there is and what changes. */
  children: ReactNode;
}

/** A page that says what an act over a suffix changes, and asks why. */
export function WithReason({ made: [form, fields], heading, children, ...act }: WithReasonProps) {
  return (
    <>
      <p className="act back">
        <a href={address.precios()}>Volver a los precios</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{heading}</h1>
      {children}
      <Form form={form}>
        <input type="hidden" name="operacion" value={act.operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." rows={3} />
        <Actions>
          <SubmitButton
            intencion={act.intencion}
            kind={act.danger ? 'danger' : 'main'}
            pending="Guardando..."
          >
            {act.press}
          </SubmitButton>
          <ButtonLink href={address.precios()} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
