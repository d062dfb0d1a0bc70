import { type Posted, textsOf } from './form-answer';
import type { ScreenField } from './screen-field';
import { type Fields, type FormShape, isRows, partsOf, type Rows } from './shape';

/** Rows of the same fields, as the form shows them. */
export interface ShownRows<Name extends string = string> {
  name: string;
  rows: { name: string; fields: Record<Name, ScreenField> }[];
}

/** The fields of a shape, each with what it holds and what is wrong with it. */
export type ShownFields<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Rows<infer Field> ? ShownRows<Field> : ScreenField;
};

type Value = string | number | null | undefined;

/** What a form holds before anybody types. */
export type GivenAtFirst<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends Rows<infer Field>
    ? readonly Partial<Record<Field, Value>>[]
    : F[Name] extends 'several'
      ? readonly string[]
      : Value;
};

/** The same by the names that it would be posted under. */
export function postedOf<F extends Fields>({ fields }: FormShape<F>, given: GivenAtFirst<F>): Posted {
  const posted = Object.keys(fields).map((name): Posted => {
    const value: unknown = given[name];
    if (!Array.isArray(value)) return value == null ? {} : { [name]: String(value) };
    return isRows(fields[name]) ? postedRows(name, value) : { [name]: value.map(String) };
  });
  return Object.assign({}, ...posted);
}

/** Rows by the names that they would be posted under: `servidor[0].nombre`. */
export const postedRows = (list: string, rows: readonly object[]): Posted =>
  Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([field, text]) => [`${list}[${place}].${field}`, String(text ?? '')]),
    ),
  );

/** How many rows were posted; at least as many as the form begins with. */
const countOf = (typed: Posted, list: string, { min }: Rows): number =>
  Math.max(min, ...Object.keys(typed).map((name) => rowAfter(partsOf(name), list)));

const rowAfter = (part: ReturnType<typeof partsOf>, list: string): number =>
  part.list === list && part.row !== undefined ? part.row + 1 : 0;

type Errors = Readonly<Record<string, string[]>>;

/** The fields of a form, in its shape. */
export function fieldsOf<F extends Fields>(
  shape: FormShape<F>,
  typed: Posted,
  errors: Errors,
): ShownFields<F> {
  const field = (name: string): ScreenField => {
    const texts = textsOf(typed, name);
    const initialValue = texts.length > 1 ? texts : texts[0] || undefined;
    return { id: `${shape.id}-${name}`, name, key: undefined, errors: errors[name], initialValue };
  };
  const rowsOf = (list: string, kind: Rows): ShownRows => ({
    name: list,
    rows: Array.from({ length: countOf(typed, list, kind) }, (_, place) => {
      const name = `${list}[${place}]`;
      return {
        name,
        fields: Object.fromEntries(kind.fields.map((each) => [each, field(`${name}.${each}`)])),
      };
    }),
  });
  const shown = Object.fromEntries(
    Object.entries(shape.fields).map(([name, kind]) => [
      name,
      isRows(kind) ? rowsOf(name, kind) : field(name),
    ]),
  );
  if (!isShown(shape, shown)) throw new Error('a form has the fields of its shape');
  return shown;
}

/** What `fieldsOf` made has the type of its shape. */
const isShown = <F extends Fields>(
  { fields }: FormShape<F>,
  shown: Record<string, ScreenField | ShownRows>,
): shown is ShownFields<F> & Record<string, ScreenField | ShownRows> =>
  Object.entries(fields).every(
    ([name, kind]) => shown[name] !== undefined && 'rows' in shown[name] === isRows(kind),
  );
