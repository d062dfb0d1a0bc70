/** What a field component needs of conform's metadata; a plain GET form can make one with `plainField`. */
export interface ScreenField {
  id: string;
  name: string;
  key: string | undefined;
  errors: string[] | undefined;
  errorId: string;
  descriptionId: string;
  initialValue: unknown;
}

/** A field of a form that is not posted through conform: filters and searches in the address. */
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
    errorId: `${name}-error`,
    descriptionId: `${name}-description`,
    initialValue: value ?? undefined,
  };
}

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
  const described = [hint ? field.descriptionId : '', field.errors ? field.errorId : ''].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': field.errors ? true : undefined,
  };
}
