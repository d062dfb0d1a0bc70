import type { ReactNode } from 'react';
import { chosen, elementId, type ScreenField } from './screen-field';

/** One answer of a group. */
export interface GroupOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface OptionProps {
  field: ScreenField;
  option: GroupOption;
  /** The first one has the field's own id, so that the error summary leads to it. */
  first: boolean;
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
}

/** A button with its label beside it; the whole line can be pressed. */
export function Option({ field, option, first, type }: OptionProps) {
  const id = elementId(first ? field.id : `${field.id}-${option.value}`);
  return (
    <div className="option">
      <input
        key={field.key}
        id={id}
        type={type}
        name={field.name}
        value={option.value}
        defaultChecked={chosen(field, option.value)}
        disabled={option.disabled}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
      />{' '}
      <label htmlFor={id}>{option.label}</label>
      {option.hint && (
        <p className="hint" id={`${id}-hint`}>
          {option.hint}
        </p>
      )}
    </div>
  );
}
