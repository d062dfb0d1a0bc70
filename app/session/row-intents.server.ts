import { parse, type SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { ADD_ROW, type FormShape, isRows, REMOVE_ROW, type Rows } from '~/components/form/shape';
import type { Submission } from './form.server';
import { unknownIntent } from './refusals.server';
import type { RouteArgs } from './route-args';
import { forgetSubmission } from './submission.server';
import { rowsIn } from './typed-form.server';

/** The form again with a row more or less, and the field that the person goes on with. */
export type RowAnswer = ReturnType<typeof data<{ lastResult: SubmissionResult; foco: string }>>;

/** What conform, in the browser too, makes of the order; nothing where there are as many rows as may be, or as few. */
function orderOf(order: string, list: string, { fields, min, max }: Rows, count: number, row: number) {
  const defaultValue = Object.fromEntries(fields.map((field) => [field, '']));
  if (order === ADD_ROW && count < max) return { type: 'insert', payload: { name: list, defaultValue } };
  if (order === REMOVE_ROW && count > min && row < count)
    return { type: 'remove', payload: { name: list, index: row } };
  return undefined;
}

/**
 * 'Agregar' and 'Quitar' of a form with rows, with scripts and without: nothing is refused or kept, the same form comes
 * back with everything that was typed. Null for any other button.
 */
export function changeRows(
  { context }: Pick<RouteArgs, 'context'>,
  { form, intencion: order, argumento }: Submission,
  shape: FormShape,
): RowAnswer | null {
  if (order !== ADD_ROW && order !== REMOVE_ROW) return null;
  const [list = '', place = ''] = argumento.split(':');
  const kind = Object.hasOwn(shape.fields, list) ? shape.fields[list] : undefined;
  if (!isRows(kind)) throw unknownIntent();
  const { length } = Object.values(rowsIn(form, list, kind));
  forgetSubmission(context);
  const typed = new FormData();
  for (const [name, value] of form) if (name !== 'intencion' && name !== 'csrf') typed.append(name, value);
  const asked = orderOf(order, list, kind, length, Number(place));
  if (asked) typed.append('__intent__', JSON.stringify(asked));
  const lastResult = parse<null, string[]>(typed, { resolve: () => ({ error: {} }) }).reply();
  const next = order === ADD_ROW ? length : Math.max(0, Number(place) - 1);
  return data({ lastResult, foco: `${list}[${next}].${kind.fields[0]}` });
}
