import type { Constraint } from '@conform-to/dom';

/**
 * A form as its screen asks it: its id, and which fields in which order (decision 022). What may stand in them is said by
 * its schema, which stays on the server (decision 067).
 */

/** Up to `max` rows of the same fields, `min` of them there from the beginning: `servidor[0].nombre`. */
export interface Rows<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly min: number;
  readonly max: number;
}

/** Text; any number of answers under one name; rows. */
type Kind = 'text' | 'several' | Rows;

export type Fields = Readonly<Record<string, Kind>>;

export interface ScreenForm<F extends Fields = Fields> {
  /** Begins the ids of its fields: one per form of a page. */
  readonly id: string;
  readonly fields: F;
}

/** What is typed in it, as conform types its fields. */
export type Typed<F extends Fields = Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Rows<infer Field>
    ? Record<Field, string>[]
    : F[Name] extends 'several'
      ? string[]
      : string;
};

/** The same of a form: `TypedIn<typeof CONTACTO>`. */
export type TypedIn<Form extends ScreenForm> = Typed<Form['fields']>;

/** What the browser is told of its fields, out of its schema (`constraintOf`). */
export type Constraints = Record<string, Constraint>;

export const screenForm = <const F extends Fields>(id: string, fields: F): ScreenForm<F> => ({ id, fields });

/** A form that asks nothing but whether. */
export const NO_FIELDS = screenForm('confirmacion', {});

export const isRows = (kind: Kind | undefined): kind is Rows => typeof kind === 'object';

const PATH = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/;

/** The parts of a name: 'servidor', 2 and 'nombre' of `servidor[2].nombre`. */
function partsOf(name: string): { list: string; row?: number; field?: string } {
  const [, list = '', row, field] = PATH.exec(name) ?? [];
  return row === undefined ? { list } : { list, row: Number(row), field };
}

/** Where a field stands on the screen; undefined where the form does not ask it. */
export function placeOf({ fields }: ScreenForm, name: string): number | undefined {
  const { list, row, field = '' } = partsOf(name);
  const kind = Object.hasOwn(fields, list) ? fields[list] : undefined;
  if (kind === undefined) return undefined;
  const own = Object.keys(fields).indexOf(list) * 100_000;
  if (row === undefined) return own;
  if (!isRows(kind) || row >= kind.max || !kind.fields.includes(field)) return undefined;
  return own + (row + 1) * 100 + kind.fields.indexOf(field);
}

/** What is wrong with the fields that a form asks, in the order of the screen. */
export function errorsInOrder(
  asked: ScreenForm,
  found: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const placed = Object.entries(found).flatMap(([name, text]) => {
    const place = text === '' ? undefined : placeOf(asked, name);
    return place === undefined ? [] : [{ name, text, place }];
  });
  placed.sort((one, other) => one.place - other.place);
  return Object.fromEntries(placed.map(({ name, text }) => [name, [text]]));
}
