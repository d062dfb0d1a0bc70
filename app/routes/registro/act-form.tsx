import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import type { ScreenField } from '~/components/form/screen-field';
import type { Fields } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import type { Made } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { WholeWords } from '~/components/whole-words';

/** What a page that does something at the desk says of it, whatever it asks. */
export interface ActPage {
  heading: string;
  /** Where nothing is done, and what the way there is called. */
  back: { href: string; words: string };
  intencion: string;
  press: string;
  /** What is undone by nothing, or keeps something from people. */
  danger?: boolean;
  /** Who reads the reason. */
  hint?: string;
  operacion: string;
  /** The heading of the form, on the page of something else than the act: nobody opened it, so there is nothing to cancel. */
  apart?: string;
  /** What there is and what changes. */
  children?: ReactNode;
}

interface ActFormProps<F extends Fields> extends ActPage {
  form: Made<F>[0];
  /** The field of the reason. */
  motivo: ScreenField;
  /** What is asked before it. */
  questions?: ReactNode;
  /** What was seen where the form was made, sent once more. */
  seen?: Readonly<Record<string, string | number>>;
}

/** A page of the desk that says what an act changes, asks what it takes, and why. */
export function ActForm<F extends Fields>({ form, motivo, questions, seen = {}, ...act }: ActFormProps<F>) {
  const {
    heading,
    back,
    intencion,
    press,
    danger,
    hint = 'Queda guardado.',
    operacion,
    apart,
    children,
  } = act;
  return (
    <>
      <p className="act back">
        <a href={back.href}>{back.words}</a>
      </p>
      <ErrorSummary form={form} />
      <h1>
        <WholeWords>{heading}</WholeWords>
      </h1>
      {children}
      {apart && <h2>{apart}</h2>}
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        {Object.entries(seen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {questions}
        <TextAreaField field={motivo} label="Motivo" hint={hint} rows={3} />
        <Actions>
          <SubmitButton
            intencion={intencion}
            // on the page of something else the strongest button is that one's
            kind={danger ? 'danger' : apart ? 'second' : 'main'}
            pending="Guardando..."
          >
            {press}
          </SubmitButton>
          {!apart && (
            <ButtonLink href={back.href} kind="second">
              Cancelar
            </ButtonLink>
          )}
        </Actions>
      </Form>
    </>
  );
}
