import { getInputProps } from '@conform-to/react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps } from './screen-field';

/** What the component decides by itself. */
type Owned =
  | 'id'
  | 'name'
  | 'form'
  | 'defaultValue'
  | 'value'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'placeholder'
  | 'className'
  | 'width'
  | 'size'
  | 'type';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, Owned> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'time';
  /** How long an answer is expected: the box says so. */
  width?: 'short' | 'medium' | 'full';
  /** After the box: '.com.uy'. */
  suffix?: ReactNode;
  /** The button that asks it, on the line of the box where there is room. */
  press?: ReactNode;
}

/** One line of text. Values that are no sentence (mail, phone, names of machines) are never spell-checked. */
export function TextField(props: TextFieldProps) {
  const { field, label, hint, optional, width = 'medium', suffix, press, type = 'text', ...rest } = props;
  const prose = type === 'text' && rest.inputMode === undefined;
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className="box">
        <input
          {...getInputProps(field, { type, value: type !== 'password', ariaAttributes: false })}
          {...controlProps(field, hint)}
          key={field.key}
          className={width}
          spellCheck={prose ? undefined : false}
          autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
          {...rest}
        />
        {suffix && <span className="after">{suffix}</span>}
        {press && <> {press}</>}
      </div>
    </FieldFrame>
  );
}
