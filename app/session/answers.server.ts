import type { Submission as Parsed, SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { Aviso } from '~/components/frame/data';
import { dropDraft } from './drafts.server';
import { type RouteArgs, redirect, visit } from './visit.server';

type Refusal = { formErrors?: string[]; fieldErrors?: Record<string, string[] | undefined> };

const onlyGiven = (errors: Record<string, string[] | undefined> = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));

/**
 * The answer to a form that cannot be accepted: the page again with status 422, what was typed, and why.
 * Without errors of its own it says what the form's schema found.
 */
export const refused = <Value>(
  submission: Parsed<Value>,
  { formErrors, fieldErrors }: Refusal = {},
): ReturnType<typeof data<{ lastResult: SubmissionResult }>> => {
  const given = formErrors || fieldErrors;
  return data(
    { lastResult: submission.reply(given ? { formErrors, fieldErrors: onlyGiven(fieldErrors) } : {}) },
    { status: 422 },
  );
};

/** The answer to a form that was attended: on to another page, which says so once. */
export async function done(args: RouteArgs, to: string, aviso?: Aviso): Promise<Response> {
  const { session, path } = await visit(args);
  await dropDraft(session, path);
  if (aviso) await session.write('aviso', aviso);
  return redirect(args, to);
}
