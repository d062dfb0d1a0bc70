import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** One answer of a group. */
export interface GroupOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface OptionProps {
  id: string;
  option: GroupOption;
  /** Of `getCollectionProps`. */
  control: Omit<ComponentPropsWithoutRef<'input'>, 'id'>;
}

/** A button with its label beside it; the whole line can be pressed. */
export function Option({ id, option, control }: OptionProps) {
  return (
    <div className="option">
      <input
        {...control}
        id={id}
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
