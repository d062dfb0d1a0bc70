/**
 * What a form asks, declared once (decision 016): the names in the order of the screen. The type of what was typed, the
 * order of the error summary, the reader of the post and the fields that a refusal may name all come from it.
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

export interface FormShape<F extends Fields = Fields> {
  /** Begins the ids of its fields: one per form of a page. */
  readonly id: string;
  readonly fields: F;
}

/** What was typed, nothing of it judged: that is the registry's. */
export type Typed<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Rows<infer Field>
    ? Record<Field, string>[]
    : F[Name] extends 'several'
      ? string[]
      : string;
};

export const formShape = <const F extends Fields>(id: string, fields: F): FormShape<F> => ({ id, fields });

/** A form that asks nothing but whether. */
export const NO_FIELDS = formShape('confirmacion', {});

export const isRows = (kind: Kind | undefined): kind is Rows => typeof kind === 'object';

const PATH = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/;

/** The parts of a name: 'servidor', 2 and 'nombre' of `servidor[2].nombre`. */
export function partsOf(name: string): { list: string; row?: number; field?: string } {
  const [, list = '', row, field] = PATH.exec(name) ?? [];
  return row === undefined ? { list } : { list, row: Number(row), field };
}

/** Where a field stands on the screen; past all others where the form does not ask it. */
export function placeOf({ fields }: FormShape, name: string): number {
  const { list, row = -1, field = '' } = partsOf(name);
  const kind = fields[list];
  const own = Object.keys(fields).indexOf(list);
  if (own < 0) return Number.MAX_SAFE_INTEGER;
  return isRows(kind) ? own * 100_000 + (row + 1) * 100 + kind.fields.indexOf(field) : own * 100_000;
}

/** Whether the form asks a field, so that what is wrong with it can be said beside it. */
export function asks({ fields }: FormShape, name: string): boolean {
  const { list, row, field } = partsOf(name);
  const kind = Object.hasOwn(fields, list) ? fields[list] : undefined;
  if (!isRows(kind)) return kind !== undefined && row === undefined;
  return row === undefined || (row < kind.max && kind.fields.includes(field ?? ''));
}

/** The `intencion` of the buttons that change rows: they send the form to see it again with a row more or less. */
export const ADD_ROW = 'agregar-fila';
export const REMOVE_ROW = 'quitar-fila';
export const addRowIntent = (list: string): string => `${ADD_ROW}:${list}`;
export const removeRowIntent = (list: string, row: number): string => `${REMOVE_ROW}:${list}:${row}`;
