import type { AppLoadContext } from '@remix-run/node';
import { requestValue } from '../request/request-value.server';

/** The form that a request posted, once it was read: kept as a draft if the request cannot be attended. */
const submissions = requestValue<FormData>();

export const rememberSubmission = submissions.set;

/** For a form that only asked to see its own page again: nothing was refused, nothing is kept. */
export const forgetSubmission = submissions.forget;

export const submissionOf = submissions.get;

/** Whether the answer to a request shows its form again with what is wrong in it: the title of the page says so. */
const refusals = requestValue<true>();

export const wasRefused = (context: AppLoadContext): boolean => refusals.get(context) === true;

export const rememberRefusal = (context: AppLoadContext): void => refusals.set(context, true);

/** Whether an action answers with a refusal: what is to be confirmed is none, nor what was found. */
export function isRefusal(answer: unknown): boolean {
  const { init } =
    typeof answer === 'object' && answer !== null && 'init' in answer ? answer : { init: null };
  return typeof init === 'object' && init !== null && 'status' in init && Number(init.status) >= 400;
}
