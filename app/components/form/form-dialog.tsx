import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CancelLink, Dialog } from '../dialog';
import { Actions } from '../layout';
import { ErrorSummary } from './error-summary';
import type { GivenAtFirst, ShownFields } from './fields';
import { Form } from './form';
import type { FormAnswer } from './form-answer';
import { type Conflict, Meanwhile } from './meanwhile';
import { type Fields, type FormShape, NO_FIELDS } from './shape';
import { SubmitButton } from './submit-button';
import { useScreenForm } from './use-screen-form';

interface Question {
  title: ReactNode;
  /** The parent screen, where closing leads. */
  closeTo: string;
  /** What the button asks for. */
  intencion: string;
  /** The button's words, and what it says meanwhile. */
  press: ReactNode;
  pending: string;
  /** Something is taken away: the safe way out comes first. */
  danger?: boolean;
  /** The words of the way out. */
  cancel?: ReactNode;
  /** The words of both where somebody else changed meanwhile what the form edits. */
  overThat?: { press: ReactNode; cancel: ReactNode };
  /** What goes along unseen: the operation's key, the version of what is changed. */
  hidden?: Readonly<Record<string, string | number | undefined>>;
}

interface FormDialogProps<F extends Fields> extends Question {
  shape: FormShape<F>;
  defaultValue?: GivenAtFirst<F> | null;
  children: (fields: ShownFields<F>) => ReactNode;
}

interface Answer {
  lastResult?: FormAnswer;
  conflicto?: Conflict | null;
}

/** From which version of its domain, and from when, a form was made. */
const MADE_FROM = ['version', 'vistoEn', 'fechaVencimiento'];

/**
 * A form that comes back for something else was still made from what its person first saw; who saw what somebody else did
 * meanwhile, and sends it again, means it over that.
 */
function hiddenAgain(hidden: Question['hidden'], { lastResult, conflicto }: Answer = {}) {
  if (conflicto) return { ...hidden, version: conflicto.version };
  const typed = Object.entries(lastResult?.typed ?? {});
  return { ...hidden, ...Object.fromEntries(typed.filter(([name]) => MADE_FROM.includes(name))) };
}

/** A dialog that asks something: its form, its errors and its two buttons. The route's action is `intents({ … })`. */
export function FormDialog<F extends Fields>({
  shape,
  defaultValue,
  children,
  ...words
}: FormDialogProps<F>) {
  const answer = useActionData<Answer>();
  const { lastResult, conflicto } = answer ?? {};
  const hidden = hiddenAgain(words.hidden, answer);
  const { press, cancel } = { ...words, ...(conflicto && words.overThat) };
  const [form, fields] = useScreenForm(shape, { lastResult, defaultValue });
  const submit = (
    <SubmitButton intencion={words.intencion} kind={words.danger ? 'danger' : 'main'} pending={words.pending}>
      {press}
    </SubmitButton>
  );
  const way = <CancelLink>{cancel}</CancelLink>;
  return (
    <Dialog title={words.title} closeTo={words.closeTo}>
      <ErrorSummary form={form} shape={shape} />
      <Form form={form} preventScrollReset>
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {conflicto && <Meanwhile {...conflicto} />}
        {children(fields)}
        <Actions>
          {words.danger ? way : submit}
          {words.danger ? submit : way}
        </Actions>
      </Form>
    </Dialog>
  );
}

/** A dialog that only asks whether: `children` say what will happen, when, and until when it can be undone. */
export function ConfirmDialog({ children, ...question }: Question & { children: ReactNode }) {
  return (
    <FormDialog shape={NO_FIELDS} {...question}>
      {() => children}
    </FormDialog>
  );
}
