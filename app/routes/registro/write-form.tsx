import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { type Conflict, Meanwhile } from '~/components/form/meanwhile';
import type { Constraints, Fields } from '~/components/form/screen-form';
import { sentText } from '~/components/form/sent-text';
import { SubmitButton } from '~/components/form/submit-button';
import type { Made } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';

/** What a page that writes a draft knows. */
export interface Writing {
  heading: string;
  operacion: string;
  /** Where nothing is saved. */
  back: string;
  /** The one that was seen, of a draft that is changed. */
  version?: number;
  lastResult?: SubmissionResult | null;
  /** Of its schema. */
  constraint?: Constraints;
  conflicto?: Conflict | null;
}

interface WriteFormProps<F extends Fields> extends Writing {
  form: Made<F>[0];
  children: ReactNode;
}

/** A form that saves a draft; where somebody else did meanwhile, with both texts above it. */
export function WriteForm<F extends Fields>(props: WriteFormProps<F>) {
  const { form, heading, operacion, back, children, ...given } = props;
  const { version, lastResult, conflicto } = given;
  const seen = conflicto?.version ?? sentText(lastResult, 'version') ?? version;
  return (
    <>
      {conflicto ? <Meanwhile {...conflicto} /> : <ErrorSummary form={form} />}
      <h1>{heading}</h1>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        {seen !== undefined && <input type="hidden" name="version" value={seen} />}
        {children}
        <Actions>
          <SubmitButton intencion={version === undefined ? 'crear' : 'cambiar'} pending="Guardando...">
            Guardar el borrador
          </SubmitButton>
          <ButtonLink href={back} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
