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
  /** Of what it says besides: the group has a hint of its own. */
  hintId: string;
  option: GroupOption;
  /** Of `getCollectionProps`. */
  control: Omit<ComponentPropsWithoutRef<'input'>, 'id'>;
}

/** A button with its label beside it; the whole line can be pressed. */
export function Option({ id, hintId, option, control }: OptionProps) {
  return (
    <div className="option">
      <input
        {...control}
        id={id}
        disabled={option.disabled}
        aria-describedby={option.hint ? hintId : undefined}
      />{' '}
      <label htmlFor={id}>{option.label}</label>
      {option.hint && (
        <p className="hint" id={hintId}>
          {option.hint}
        </p>
      )}
    </div>
  );
}
