import { getTextareaProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps } from './screen-field';

interface TextAreaFieldProps
  extends FieldWords,
    Pick<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'autoComplete' | 'spellCheck' | 'readOnly'> {}

/** Several lines of text. Limits are counted by the server and said in the hint: `maxlength` cuts silently. */
export function TextAreaField({ field, label, hint, optional, rows = 6, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...getTextareaProps(field, { ariaAttributes: false })}
        {...controlProps(field, hint)}
        key={field.key}
        rows={rows}
        {...rest}
      />
    </FieldFrame>
  );
}
