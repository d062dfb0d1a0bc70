import type { ComponentProps } from 'react';
import { AccountFields } from './account-fields';

/** A new payment account. Where the engine can, it is shown only while 'Nueva cuenta' is chosen. */
export function NewAccount(props: ComponentProps<typeof AccountFields>) {
  return (
    <fieldset className="new-account">
      <legend>Nueva cuenta</legend>
      <p className="hint">Complete estos datos solo si eligió «Nueva cuenta».</p>
      <AccountFields {...props} />
    </fieldset>
  );
}
