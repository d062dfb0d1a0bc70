import type { FormMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

/** `press`: its button, where that says something else than 'Buscar'. */
type Text = Omit<ComponentProps<typeof TextField>, 'autoComplete'>;

interface SearchFormProps extends Text {
  action: string;
  /** Of a field of `useForm`, which is sent with no other form than its own. */
  form?: FormMetadata;
  /** What is searched, where the page has more than one search. */
  name?: string;
  /** The search is what its page is for. */
  main?: boolean;
  /** How strong its button is. */
  kind?: 'main' | 'second';
  /** What has to be answered first. */
  before?: ReactNode;
  /** What narrows it. */
  children?: ReactNode;
}

/** A search in one line of text: a GET, so that what was found can be bookmarked and sent. */
export function SearchForm({
  action,
  form,
  name,
  main,
  kind = main ? 'main' : 'second',
  before,
  children,
  ...text
}: SearchFormProps) {
  return (
    <Form
      form={form}
      method="get"
      action={action}
      role="search"
      aria-label={name}
      className={main ? 'hero' : undefined}
      preventScrollReset
    >
      {before}
      <TextField
        autoComplete="off"
        press={
          <SubmitButton kind={kind} pending="Buscando...">
            Buscar
          </SubmitButton>
        }
        {...text}
      />
      {children}
    </Form>
  );
}
