import type { AppLoadContext } from '@remix-run/node';

/** The form that a request posted, once it was read: kept as a draft if the request cannot be attended. */
const submissions = new WeakMap<AppLoadContext, FormData>();

export const rememberSubmission = (context: AppLoadContext, form: FormData): void => {
  submissions.set(context, form);
};

/** For a form that only asked to see its own page again: nothing was refused, nothing is kept. */
export const forgetSubmission = (context: AppLoadContext): void => {
  submissions.delete(context);
};

export const submissionOf = (context: AppLoadContext): FormData | undefined => submissions.get(context);
