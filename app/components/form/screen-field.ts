import type { FieldMetadata } from '@conform-to/react';

/** What a field component shows: conform's metadata of a field, or a `plainField`. */
export type ScreenField = Omit<FieldMetadata<unknown>, 'getFieldset' | 'getFieldList'>;

/** A field of a form that is not posted: filters and searches in the address. */
export function plainField(
  name: string,
  value: string | readonly string[] | null | undefined,
  errors?: string[],
  id = name,
): ScreenField {
  const initialValue = value ?? undefined;
  return {
    id,
    name,
    key: undefined,
    formId: '',
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    errors,
    allErrors: errors ? { [name]: errors } : {},
    valid: errors === undefined,
    dirty: false,
    initialValue,
    value: initialValue,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    defaultOptions: undefined,
    defaultChecked: undefined,
  };
}

/** An id that any selector and validator takes: names of rows have dots and brackets. */
export const elementId = (id: string): string => id.replace(/[^\w-]+/g, '-');

/** What describes a control: its hint and its error, where it has them. */
export function describedBy({ id, errors }: ScreenField, hint?: unknown): string | undefined {
  const ids = [hint ? hintId(id) : '', errors ? errorId(id) : ''].filter(Boolean);
  return ids.join(' ') || undefined;
}

export const hintId = (id: string): string => `${elementId(id)}-hint`;

export const errorId = (id: string): string => `${elementId(id)}-error`;

/** The text typed so far. */
export function textOf({ value }: ScreenField): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** conform's attributes describe a control by its error alone: here by its hint first, and its id is one for selectors. */
export function controlProps(field: ScreenField, hint?: unknown) {
  return {
    id: elementId(field.id),
    form: field.formId || undefined,
    'aria-describedby': describedBy(field, hint),
    'aria-invalid': field.errors ? true : undefined,
  };
}
