import { FieldNotes, type FieldWords, fieldClass } from './field-frame';
import { chosen, controlProps, elementId, hintId } from './screen-field';

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
          key={field.key}
          {...controlProps(field, hint)}
          type="checkbox"
          value={value}
          defaultChecked={chosen(field, value)}
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
