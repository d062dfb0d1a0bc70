import { data } from '@remix-run/node';
import { postedRows } from '~/components/form/fields';
import { type FormAnswer, postedIn } from '~/components/form/form-answer';
import { ADD_ROW, type FormShape, isRows, partsOf, REMOVE_ROW, type Rows } from '~/components/form/shape';
import type { Submission } from './form.server';
import { unknownIntent } from './refusals.server';
import type { RouteArgs } from './route-args';
import { forgetSubmission } from './submission.server';
import { rowsIn } from './typed-form.server';

/** The form again with a row more or less, and the field that the person goes on with. */
export type RowAnswer = ReturnType<typeof data<{ lastResult: FormAnswer; foco: string }>>;

/** The rows with one more or one less; as they were where there are as many as may be, or as few. */
function changed(
  rows: readonly Row[],
  order: string,
  { fields, min, max }: Rows,
  row: number,
): readonly Row[] {
  if (order === ADD_ROW && rows.length < max)
    return [...rows, Object.fromEntries(fields.map((field) => [field, '']))];
  if (order === REMOVE_ROW && rows.length > min) return rows.filter((_, place) => place !== row);
  return rows;
}

type Row = Readonly<Record<string, string>>;

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
  const rows = rowsIn(form, list, kind);
  forgetSubmission(context);
  const shown = changed(rows, order, kind, Number(place));
  const { intencion: _, ...typed } = postedIn(form);
  const others = Object.entries(typed).filter(([name]) => partsOf(name).list !== list);
  const lastResult = { typed: { ...Object.fromEntries(others), ...postedRows(list, shown) } };
  const next = order === ADD_ROW ? rows.length : Math.max(0, Number(place) - 1);
  return data({ lastResult, foco: `${list}[${next}].${kind.fields[0]}` });
}
