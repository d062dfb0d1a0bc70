import type { DefaultValue, SubmissionResult } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { DefaultButton } from '../form/default-button';
import { ErrorSummary } from '../form/error-summary';
import { Form } from '../form/form';
import type { GroupOption } from '../form/option';
import { CheckboxGroup } from '../form/option-fields';
import type { Constraints, TypedIn } from '../form/screen-form';
import { SubmitButton } from '../form/submit-button';
import { useForm } from '../form/use-form';
import { Actions, ButtonLink, Columns } from '../layout';
import { PASO_DE_PAGO } from './asked-accounts';
import { PaymentChoice } from './payment-choice';

type Choices = Omit<ComponentProps<typeof PaymentChoice>, 'fields'>;

interface PaymentStepProps {
  /** What the loader offers, and what the form begins with. */
  offered: Choices & {
    inicial: DefaultValue<TypedIn<typeof PASO_DE_PAGO>>;
    constraint: Constraints;
    operacion: string;
  };
  /** The refused form, with the documents of the country it chose. */
  answer?: { lastResult?: SubmissionResult | null; documentos?: Choices['documentos'] };
  stepper: ReactNode;
  back: { href: string; words: string };
  /** The names renewed here, for whose next renewals the account can pay too; and what is asked of them, and how they are paid today where that is the same of all. */
  pregunta?: string;
  hoy?: string;
  proximas?: readonly GroupOption[];
  /** What is bought, beside the choice. */
  aside?: ReactNode;
  /** When it is charged. */
  children: ReactNode;
}

/** The step of a purchase, or of an import, in which it is said who pays. */
export function PaymentStep({
  offered,
  answer,
  stepper,
  back,
  pregunta,
  hoy,
  proximas = [],
  aside,
  children,
}: PaymentStepProps) {
  const { inicial, operacion, constraint, ...choices } = offered;
  const [form, fields] = useForm(PASO_DE_PAGO, {
    lastResult: answer?.lastResult,
    defaultValue: inicial,
    constraint,
  });
  const step = (
    <>
      <p>{children}</p>
      <Form form={form} preventScrollReset>
        <input type="hidden" name="operacion" value={operacion} />
        <DefaultButton intencion="continuar" />
        <PaymentChoice fields={fields} {...choices} documentos={answer?.documentos ?? choices.documentos} />
        {proximas.length > 0 && (
          <CheckboxGroup field={fields.proximas} label={pregunta} hint={hoy} optional options={proximas} />
        )}
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
      <ErrorSummary form={form} />
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
