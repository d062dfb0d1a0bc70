import { INTENT, type Intent, parse } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { isRows, type Rows, type ScreenForm } from '~/components/form/screen-form';
import type { RouteArgs } from '../request/route-args';
import type { Submission } from './form.server';
import { brokenForm, unknownIntent } from './refusals.server';
import { forgetSubmission } from './submission.server';

/** What conform's buttons ask of a list here; it knows more, and no page of ours has buttons for it. */
const asked = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: z.int().min(0) }) }),
]);

function intentIn(form: FormData): z.output<typeof asked> | null {
  const text = form.get(INTENT);
  if (text === null) return null;
  try {
    return asked.parse(JSON.parse(String(text)));
  } catch {
    throw unknownIntent();
  }
}

/** A list as it was posted. */
function listIn(form: FormData, name: string, { max }: Rows): unknown[] {
  const { payload } = parse(form, { resolve: () => ({ value: null }) });
  const list: unknown = payload[name] ?? [];
  if (!Array.isArray(list) || list.length > max) throw brokenForm();
  return list;
}

const without = (form: FormData, ...names: string[]): FormData => {
  const rest = new FormData();
  for (const [name, value] of form) if (!names.includes(name)) rest.append(name, value);
  return rest;
};

/**
 * 'Agregar' and 'Quitar' of a form with rows, with scripts and without: nothing is refused or kept, the same form comes
 * back with everything that was typed, and the field that the person goes on with. Null for any other button. There are
 * never more rows than may be, nor fewer.
 */
export function changeRows(
  { context }: Pick<RouteArgs, 'context'>,
  { form }: Pick<Submission, 'form'>,
  { fields }: ScreenForm,
) {
  const intent = intentIn(form);
  if (!intent) return null;
  const { name } = intent.payload;
  const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!isRows(kind)) throw unknownIntent();
  const typed = without(form, 'csrf', INTENT);
  const count = listIn(typed, name, kind).length;
  forgetSubmission(context);
  const isIn = intent.type === 'insert' ? count < kind.max : count > kind.min && intent.payload.index < count;
  if (isIn) typed.set(INTENT, JSON.stringify(intent satisfies Intent));
  const next = intent.type === 'insert' ? count : Math.max(0, intent.payload.index - 1);
  const { error: _, ...lastResult } = parse(typed, { resolve: () => ({ value: null }) }).reply();
  return data({ lastResult, foco: `${name}[${next}].${kind.fields[0]}` });
}
