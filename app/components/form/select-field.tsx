import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps, textOf } from './screen-field';

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

/** One of a list that is too long for radio buttons. */
export function SelectField({ field, label, hint, optional, options, empty, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <select key={field.key} {...controlProps(field, hint)} defaultValue={textOf(field)} {...rest}>
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
