import { type FormMetadata, getFormProps } from '@conform-to/react';
import {
  Form as RemixForm,
  useActionData,
  useInRouterContext,
  useLocation,
  useNavigation,
} from '@remix-run/react';
import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type FormEvent,
  type ReactNode,
  useContext,
} from 'react';
import { DialogContext } from '../dialog';
import { useFrame } from '../frame/frame-context';
import { LostAnswer } from './lost-answer-notice';
import { SendingContext, sendingOf, useSending } from './sending';

type Native = Pick<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'encType' | 'className' | 'aria-label' | 'role'
>;

interface FormProps extends Native {
  /** From `useForm`; none for forms of one button and for GET forms. */
  form?: FormMetadata;
  method?: 'get' | 'post';
  /** The whole document changes, also with scripts: steps of a wizard. */
  reloadDocument?: boolean;
  /** With scripts: the page keeps its place. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/**
 * The one form of every screen: carries the CSRF token, leaves validation to the server, says that it is being sent
 * and is not sent twice. Works as a plain form outside Remix too (the provider's pages).
 */
export function Form(props: FormProps) {
  return useInRouterContext() ? <RoutedForm {...props} /> : <FormShell {...props} as="form" />;
}

/** What a dialog sends takes its place among the pages seen: Back never opens it again. */
function RoutedForm({ reloadDocument, preventScrollReset, ...props }: FormProps) {
  const busy = useNavigation().state !== 'idle';
  const { key } = useLocation();
  const answer = useActionData();
  const isInDialog = useContext(DialogContext) !== null;
  const routing = { reloadDocument, preventScrollReset, replace: isInDialog || undefined };
  return <FormShell {...props} as={RemixForm} page={key} answer={answer} busy={busy} routing={routing} />;
}

interface ShellProps extends Omit<FormProps, 'reloadDocument' | 'preventScrollReset'> {
  as: ElementType;
  /** Names the page that the form is on: another one after every navigation. */
  page?: string;
  /** What the last form sent was answered, as far as it is shown. */
  answer?: unknown;
  busy?: boolean;
  routing?: Pick<FormProps, 'reloadDocument' | 'preventScrollReset'> & { replace?: boolean };
}

function FormShell({
  as: Tag,
  form,
  method = 'post',
  page = '',
  answer,
  busy = false,
  routing,
  children,
  ...native
}: ShellProps) {
  const { csrf } = useFrame();
  const { sending, lost, send } = useSending(page, answer, busy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (sending && !sending.yields) return event.preventDefault();
    send(sendingOf(submitterOf(event)));
    form?.onSubmit(event);
  };
  return (
    <Tag
      {...native}
      {...routing}
      {...(form ? getFormProps(form, { ariaAttributes: false }) : { noValidate: true })}
      method={method}
      onSubmit={submit}
    >
      {method === 'post' && <input type="hidden" name="csrf" value={csrf} />}
      <SendingContext.Provider value={sending}>{children}</SendingContext.Provider>
      {lost && <LostAnswer lost={lost} />}
      <span className="sr" role="status">
        {sending?.pending}
      </span>
    </Tag>
  );
}

function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}
