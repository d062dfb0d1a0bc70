import { getInputProps } from '@conform-to/react';
import { FieldNotes, type FieldWords, fieldClass } from './field-frame';
import { controlProps, elementId, hintId } from './screen-field';

interface CheckboxFieldProps extends Omit<FieldWords, 'optional'> {
  value?: string;
}

/** A yes or no. */
export function CheckboxField({ field, label, hint, value = 'on' }: CheckboxFieldProps) {
  return (
    <div className={fieldClass(field)}>
      <FieldNotes field={field} />
      <div className="option">
        <input
          {...getInputProps(field, { type: 'checkbox', value, ariaAttributes: false })}
          {...controlProps(field, hint)}
          key={field.key}
        />{' '}
        <label htmlFor={elementId(field.id)}>{label}</label>
        {hint && (
          <p className="hint" id={hintId(field.id)}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
