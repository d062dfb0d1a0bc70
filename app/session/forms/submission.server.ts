import { requestValue } from '../request/request-value.server';

/** The form that a request posted, once it was read: kept as a draft if the request cannot be attended. */
const submissions = requestValue<FormData>();

export const rememberSubmission = submissions.set;

/** For a form that only asked to see its own page again: nothing was refused, nothing is kept. */
export const forgetSubmission = submissions.forget;

export const submissionOf = submissions.get;
