import { getPaths } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { type FormAnswer, postedIn } from '~/components/form/form-answer';
import { asks, type Fields, type FormShape, isRows, type Rows, type Typed } from '~/components/form/shape';
import type { Rechazado } from '~/registry/contract/rechazo';
import { brokenForm } from './refusals.server';

type Refusal = Pick<Rechazado, 'mensaje'> & Partial<Pick<Rechazado, 'mapErrores'>>;
type Answered = { lastResult: FormAnswer };

/** A posted form, read by its shape: what was typed, and the ways to show it again. */
export interface TypedForm<F extends Fields> {
  value: Typed<F>;
  /** The page again with status 422, what was typed and why: beside the fields at fault, the rest above the form. */
  refuse: (refusal: Refusal) => ReturnType<typeof data<Answered>>;
  /** The page again with what was typed and nothing wrong: a button that only helps to fill it in. */
  again: () => Answered;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Which row of a list a name is of, as conform writes paths; a name that is no path is sent by no page of ours. */
function rowOf(name: string, list: string): number {
  try {
    const [first, row] = getPaths(name);
    return first === list && typeof row === 'number' ? row : -1;
  } catch {
    throw brokenForm();
  }
}

/** Rows in their order; more of them than the form has are sent by no page of ours. */
export function rowsIn(form: FormData, list: string, { fields, max }: Rows): Record<string, string>[] {
  const count = Math.max(-1, ...[...form.keys()].map((name) => rowOf(name, list))) + 1;
  if (count > max) throw brokenForm();
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(fields.map((field) => [field, textOf(form, `${list}[${row}].${field}`)])),
  );
}

function textsIn<F extends Fields>({ fields }: FormShape<F>, form: FormData): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, kind]) => {
    if (isRows(kind)) return [name, rowsIn(form, name, kind)];
    return [name, kind === 'several' ? textsOf(form, name) : textOf(form, name)];
  });
  return Object.fromEntries(entries);
}

/** What `textsIn` made has the type of its shape. */
const isTyped = <F extends Fields>(
  { fields }: FormShape<F>,
  value: Record<string, unknown>,
): value is Typed<F> =>
  Object.entries(fields).every(([name, kind]) =>
    kind === 'text' ? typeof value[name] === 'string' : Array.isArray(value[name]),
  );

/** Each message beside its field; `general` and what the form does not ask above it; `mensaje` where no field speaks. */
function errorsOf(shape: FormShape, { mensaje, mapErrores = {} }: Refusal) {
  const entries = Object.entries(mapErrores).filter(([, text]) => text !== '');
  const fieldErrors = entries.filter(([name]) => asks(shape, name)).map(([name, text]) => [name, [text]]);
  const general = entries.filter(([name]) => !asks(shape, name)).map(([, text]) => text);
  if (entries.length === 0) general.push(mensaje);
  const errors: Record<string, string[]> = Object.fromEntries(fieldErrors);
  return general.length > 0 ? { ...errors, '': [...new Set(general)] } : errors;
}

/** Reads a posted form by its shape. Everything in it is text: the registry decides what of it is right (spec 5). */
export function typedIn<F extends Fields>(shape: FormShape<F>, form: FormData): TypedForm<F> {
  const value = textsIn(shape, form);
  if (!isTyped(shape, value)) throw brokenForm();
  const typed = postedIn(form);
  return {
    value,
    refuse: (refusal) => data({ lastResult: { typed, errors: errorsOf(shape, refusal) } }, { status: 422 }),
    again: () => ({ lastResult: { typed } }),
  };
}
