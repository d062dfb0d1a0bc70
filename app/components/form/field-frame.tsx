import type { ReactNode } from 'react';
import { describedBy, elementId, errorId, hintId, type ScreenField } from './screen-field';

/** What every field says of itself. */
export interface FieldWords {
  field: ScreenField;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds '(opcional)' to the label. */
  optional?: boolean;
}

/** Label above, hint under it, the error beside the control. */
export function FieldFrame({ field, label, hint, optional, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className={fieldClass(field)}>
      <label htmlFor={elementId(field.id)}>
        {label}
        {optional && ' (opcional)'}
      </label>{' '}
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  );
}

/** A question answered with several controls: the label is its legend. */
export function GroupFrame({ field, label, hint, optional, children }: FieldWords & { children: ReactNode }) {
  return (
    <fieldset className={fieldClass(field)} aria-describedby={describedBy(field, hint)}>
      <legend>
        {label}
        {optional && ' (opcional)'}
      </legend>
      <FieldNotes field={field} hint={hint} />
      {children}
    </fieldset>
  );
}

/** Hint and error, each with the id that the control is described by. */
export function FieldNotes({ field, hint }: Pick<FieldWords, 'field' | 'hint'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={hintId(field.id)}>
          {hint}
        </p>
      )}
      {field.errors && (
        <p className="wrong" id={errorId(field.id)}>
          <span className="sr">Error: </span>
          {field.errors.join(' ')}
        </p>
      )}
    </>
  );
}

export const fieldClass = ({ errors }: ScreenField) => (errors ? 'field bad' : 'field');
