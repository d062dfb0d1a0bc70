import { getSelectProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps, type ScreenField } from './screen-field';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentPropsWithoutRef<'select'>, 'autoComplete' | 'onChange'> {
  options: readonly Choice[];
  /** The first option, of no value: 'Seleccione un país'. */
  empty?: string;
}

/** What was sent under its name more than once, which no page of ours does, chooses nothing. */
const chosenIn = ({ initialValue }: ScreenField): string | undefined =>
  typeof initialValue === 'string' ? initialValue : undefined;

/** One of a list that is too long for radio buttons. */
export function SelectField({ field, label, hint, optional, options, empty, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <select
        {...getSelectProps(field, { ariaAttributes: false })}
        {...controlProps(field, hint)}
        key={field.key}
        defaultValue={chosenIn(field)}
        {...rest}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
