/** What a field component shows: `useScreenForm` makes them, a plain GET form with `plainField`. */
export interface ScreenField {
  id: string;
  name: string;
  key: string | undefined;
  errors: string[] | undefined;
  initialValue: unknown;
}

/** A field of a form that is not posted: filters and searches in the address. */
export function plainField(
  name: string,
  value: string | readonly string[] | null | undefined,
  errors?: string[],
): ScreenField {
  return {
    id: name,
    name,
    key: undefined,
    errors,
    initialValue: value ?? undefined,
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
export function textOf({ initialValue }: ScreenField): string | undefined {
  return typeof initialValue === 'string' ? initialValue : undefined;
}

/** Whether an option of the field was chosen. */
export function chosen({ initialValue }: ScreenField, value: string): boolean {
  return Array.isArray(initialValue) ? initialValue.includes(value) : initialValue === value;
}

/** The attributes that tie a control to its name, its hint and its error. */
export function controlProps(field: ScreenField, hint?: unknown) {
  return {
    id: elementId(field.id),
    name: field.name,
    'aria-describedby': describedBy(field, hint),
    'aria-invalid': field.errors ? true : undefined,
  };
}
