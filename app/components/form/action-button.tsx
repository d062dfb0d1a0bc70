import type { ReactNode } from 'react';
import { Form } from './form';
import { SubmitButton } from './submit-button';

interface ActionButtonProps {
  intencion: string;
  /** What the change is about: ids, names, the operation key. */
  fields?: Readonly<Record<string, string | number>>;
  action?: string;
  pending?: string;
  kind?: 'main' | 'second' | 'danger' | 'plain';
  children: ReactNode;
}

/** A change that needs nothing typed: a form of one button, for rows of lists. */
export function ActionButton({ fields = {}, action, children, ...button }: ActionButtonProps) {
  return (
    <Form action={action} className="inline">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton {...button}>{children}</SubmitButton>
    </Form>
  );
}
