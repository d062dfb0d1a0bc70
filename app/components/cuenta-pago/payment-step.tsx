import type { ComponentProps, ReactNode } from 'react';
import { DefaultButton } from '../form/default-button';
import { ErrorSummary } from '../form/error-summary';
import type { GivenAtFirst } from '../form/fields';
import { Form } from '../form/form';
import type { FormAnswer } from '../form/form-answer';
import { SubmitButton } from '../form/submit-button';
import { useScreenForm } from '../form/use-screen-form';
import { Actions, ButtonLink, Columns } from '../layout';
import { PAGO } from './account-shape';
import { PaymentChoice } from './payment-choice';

type Choices = Omit<ComponentProps<typeof PaymentChoice>, 'fields'>;

interface PaymentStepProps {
  /** What the loader offers, and what the form begins with. */
  offered: Choices & { inicial: GivenAtFirst<typeof PAGO.fields>; operacion: string };
  /** The refused form, with the documents of the country it chose. */
  answer?: { lastResult?: FormAnswer | null; documentos?: Choices['documentos'] };
  stepper: ReactNode;
  back: { href: string; words: string };
  /** What is bought, beside the choice. */
  aside?: ReactNode;
  /** When it is charged. */
  children: ReactNode;
}

/** The step of a purchase, or of an import, in which it is said who pays. */
export function PaymentStep({ offered, answer, stepper, back, aside, children }: PaymentStepProps) {
  const { inicial, operacion, ...choices } = offered;
  const [form, fields] = useScreenForm(PAGO, { lastResult: answer?.lastResult, defaultValue: inicial });
  const step = (
    <>
      <p>{children}</p>
      <Form form={form} preventScrollReset>
        <input type="hidden" name="operacion" value={operacion} />
        <DefaultButton intencion="continuar" />
        <PaymentChoice fields={fields} {...choices} documentos={answer?.documentos ?? choices.documentos} />
        <Actions>
          <SubmitButton intencion="continuar" pending="Guardando datos...">
            Continuar
          </SubmitButton>
          <ButtonLink href={back.href} kind="second">
            {back.words}
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
  return (
    <>
      <ErrorSummary form={form} shape={PAGO} />
      {stepper}
      <h1>Forma de pago</h1>
      {aside ? (
        <Columns label="Su compra" aside={aside}>
          {step}
        </Columns>
      ) : (
        step
      )}
    </>
  );
}
