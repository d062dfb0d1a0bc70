import type { ComponentProps } from 'react';
import { RadioCards } from '../form/option-fields';
import type { ScreenField } from '../form/screen-field';
import { type AccountFieldNames, AccountFields, choices, type Named } from './account-fields';

interface NewAccountProps extends Omit<ComponentProps<typeof AccountFields>, 'fields'> {
  fields: Readonly<Record<AccountFieldNames | 'idFormaPago', ScreenField>>;
  formasPago: readonly Named[];
  /** The person has no other account to choose. */
  isOnly?: boolean;
}

/** A new payment account. Where the engine can, it is shown only while 'Nueva cuenta' is chosen. */
export function NewAccount({ formasPago, isOnly, ...rest }: NewAccountProps) {
  return (
    <fieldset className="new-account">
      <legend>Nueva cuenta{!isOnly && <span>, si la eligió</span>}</legend>
      <RadioCards field={rest.fields.idFormaPago} label="Forma de pago" options={choices(formasPago)} />
      <AccountFields {...rest} />
    </fieldset>
  );
}
