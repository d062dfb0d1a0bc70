import type { DefaultValue, SubmissionResult } from '@conform-to/react';
import { useActionData, useOutletContext } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CancelLink, Dialog } from '../dialog';
import { Actions } from '../layout';
import { ErrorSummary } from './error-summary';
import { Form } from './form';
import { type Conflict, Meanwhile } from './meanwhile';
import { type Constraints, type Fields, NO_FIELDS, type ScreenForm, type Typed } from './screen-form';
import { sentText } from './sent-text';
import { SubmitButton } from './submit-button';
import { type Made, useForm } from './use-form';

interface Question {
  title: string;
  /** The parent screen, where closing leads. */
  closeTo: string;
  /** What the button asks for. */
  intencion: string;
  /** The button's words, and what it says meanwhile. */
  press: ReactNode;
  pending: string;
  /** Something is taken away. The order of the buttons stays: a hand that knows one dialog knows all. */
  danger?: boolean;
  /** Another way that the dialog shows is better: this one can be taken all the same. */
  second?: boolean;
  /** The words of the way out. */
  cancel?: ReactNode;
  /** The words of both where somebody else changed meanwhile what the form edits. */
  overThat?: { press: ReactNode; cancel: ReactNode };
  /** What goes along unseen: the operation's key, the version of what is changed. */
  hidden?: Readonly<Record<string, string | number | undefined>>;
}

interface FormDialogProps<F extends Fields> extends Question {
  asks: ScreenForm<F>;
  defaultValue?: DefaultValue<Typed<F>> | null;
  /** Of its schema, from the loader. */
  constraint?: Constraints;
  /** Of a form with a file. */
  encType?: 'multipart/form-data';
  children: (fields: Made<F>[1], form: Made<F>[0]) => ReactNode;
}

interface Answer {
  lastResult?: SubmissionResult;
  conflicto?: Conflict | null;
}

/** From which version of its domain, and from when, a form was made. */
const MADE_FROM = ['version', 'vistoEn', 'fechaVencimiento'];

/**
 * A form that comes back for something else was still made from what its person first saw; who saw what somebody else did
 * meanwhile, and sends it again, means it over that.
 */
function hiddenAgain(hidden: Question['hidden'], { lastResult, conflicto }: Answer = {}): Question['hidden'] {
  if (conflicto) return { ...hidden, version: conflicto.version };
  const sent = MADE_FROM.map((name) => [name, sentText(lastResult, name) ?? hidden?.[name]] as const);
  return { ...hidden, ...Object.fromEntries(sent.filter(([, value]) => value !== undefined)) };
}

/** A dialog that asks something: its form, its errors and its two buttons. The route's action is `intents({ … })`. */
export function FormDialog<F extends Fields>({
  asks,
  defaultValue,
  constraint,
  encType,
  children,
  ...words
}: FormDialogProps<F>) {
  const answer = useActionData<Answer>();
  const { lastResult, conflicto } = answer ?? {};
  /** What its screen has to say of all that is asked over it. */
  const first = useOutletContext<string | false | undefined>();
  const hidden = hiddenAgain(words.hidden, answer);
  const { press, cancel } = { ...words, ...(conflicto && words.overThat) };
  const [form, fields] = useForm(asks, { lastResult, defaultValue, constraint });
  const submit = (
    <SubmitButton
      intencion={words.intencion}
      kind={words.danger ? 'danger' : words.second ? 'second' : 'main'}
      pending={words.pending}
    >
      {press}
    </SubmitButton>
  );
  return (
    <Dialog title={words.title} closeTo={words.closeTo}>
      <ErrorSummary form={form} />
      <Form form={form} encType={encType} preventScrollReset>
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {conflicto && <Meanwhile {...conflicto} />}
        {first && <p>{first}</p>}
        {children(fields, form)}
        <Actions>
          {submit}
          <CancelLink>{cancel}</CancelLink>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** A dialog that only asks whether: `children` say what will happen, when, and until when it can be undone. */
export function ConfirmDialog({ children, ...question }: Question & { children: ReactNode }) {
  return (
    <FormDialog asks={NO_FIELDS} {...question}>
      {() => children}
    </FormDialog>
  );
}
