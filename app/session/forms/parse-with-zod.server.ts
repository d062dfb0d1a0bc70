import type { Submission } from '@conform-to/react';
import { parseWithZod as parse } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { z } from 'zod';
import { errorsInOrder, type ScreenForm } from '~/components/form/screen-form';
import type { Rechazado } from '~/registry/contract/rechazo';
import { brokenForm } from './refusals.server';

/** What the session's token is for is no answer of a person. */
function withoutToken(form: FormData): FormData {
  const typed = new FormData();
  for (const [name, value] of form) if (name !== 'csrf') typed.append(name, value);
  return typed;
}

/** A name that is no path is sent by no page of ours. */
function orBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? brokenForm() : error;
  }
}

const firstOf = (issues: z.core.$ZodIssue[]): string[] => issues.slice(0, 1).map(({ message }) => message);

/**
 * conform's `parseWithZod`, as every form is read. Nothing is made a number or left out on the way: an id may be longer than
 * a number, and what is empty is for the schema to judge. Of each field the first thing that is wrong is said.
 */
export const parseWithZod = <Schema extends z.ZodType>(form: FormData, { schema }: { schema: Schema }) =>
  orBroken(() =>
    parse(withoutToken(form), {
      schema,
      disableAutoCoercion: true,
      formatError: firstOf,
    }),
  );

type Refusal = Pick<Rechazado, 'mensaje'> & Partial<Pick<Rechazado, 'mapErrores'>>;
/** A form that was read, whichever it is. */
export type Parsed = Pick<Submission<unknown>, 'reply'> & { error?: Record<string, string[] | null> | null };

/** What its schema says against it, in the form in which a registry refuses. */
const wrongBySchema = ({ error }: Parsed): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error ?? {}).map(([name, texts]) => [name || 'general', texts?.[0] ?? '']),
  );

/**
 * The page again with status 422, what was typed and why, by its schema and by the registry: beside the fields at fault, in
 * the order of the screen; above the form what is of none that it asks; `mensaje` where no field speaks.
 */
export function refuse(
  asked: ScreenForm,
  submission: Parsed,
  { mensaje, ...added }: Refusal = { mensaje: '' },
) {
  const mapErrores = { ...wrongBySchema(submission), ...added.mapErrores };
  const fieldErrors = errorsInOrder(asked, mapErrores);
  const others = Object.entries(mapErrores).filter(([name, text]) => text !== '' && !(name in fieldErrors));
  const general = others.map(([, text]) => text);
  if (general.length + Object.keys(fieldErrors).length === 0) general.push(mensaje);
  const formErrors = [...new Set(general)];
  // conform sorts them by name.
  const { error: _, ...lastResult } = submission.reply({ fieldErrors, formErrors });
  const error = formErrors.length > 0 ? { ...fieldErrors, '': formErrors } : fieldErrors;
  return data({ lastResult: { ...lastResult, error } }, { status: 422 });
}

/** The page again with what was typed and nothing wrong: a button that only helps to fill it in. */
export const again = (submission: Parsed) => {
  const { error: _, ...lastResult } = submission.reply();
  return { lastResult };
};

/**
 * The same form, of which the page fills a field in as conform's `update` does: what is in that box now is replaced. What is
 * wrong is said all the same, and conform says it only of fields that count as looked at.
 */
export const filled = (submission: Parsed, name: string, value: string): Parsed => ({
  error: submission.error,
  reply: (options) => {
    const result = submission.reply(options);
    return {
      ...result,
      initialValue: { ...result.initialValue, [name]: value },
      intent: { type: 'update', payload: { name, value } },
      state: { validated: Object.fromEntries(Object.keys(result.error ?? {}).map((each) => [each, true])) },
    };
  },
});
