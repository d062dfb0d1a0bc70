import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import type { Constraints } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { MOTIVO } from './reason-asked';

interface ReasonFormProps {
  heading: string;
  /** Where nothing is done, and what the way there is called. */
  back: { href: string; words: string };
  intencion: string;
  press: string;
  /** What is undone by nothing, or keeps something from people. */
  danger?: boolean;
  hint?: string;
  operacion: string;
  constraint: Constraints;
  lastResult?: SubmissionResult | null;
  /** What there is and what changes. */
  children: ReactNode;
}

/** A page of the desk that says what an act changes, and asks why. */
export function ReasonForm({ heading, back, children, ...act }: ReasonFormProps) {
  const { intencion, press, danger, hint = 'Queda guardado.', operacion, constraint, lastResult } = act;
  const [form, fields] = useForm(MOTIVO, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={back.href}>{back.words}</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{heading}</h1>
      {children}
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint={hint} rows={3} />
        <Actions>
          <SubmitButton intencion={intencion} kind={danger ? 'danger' : 'main'} pending="Guardando...">
            {press}
          </SubmitButton>
          <ButtonLink href={back.href} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
