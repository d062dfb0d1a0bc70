import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps, textOf } from './screen-field';

interface TextAreaFieldProps
  extends FieldWords,
    Pick<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'autoComplete' | 'spellCheck' | 'readOnly'> {}

/** Several lines of text. Limits are counted by the server and said in the hint: `maxlength` cuts silently. */
export function TextAreaField({ field, label, hint, optional, rows = 6, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        key={field.key}
        {...controlProps(field, hint)}
        rows={rows}
        defaultValue={textOf(field)}
        {...rest}
      />
    </FieldFrame>
  );
}
