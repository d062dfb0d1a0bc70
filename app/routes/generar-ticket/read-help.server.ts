import * as address from '~/addresses';
import type { Submission } from '~/session/forms/form.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';

/** Keeps what is half written with the session and leads to the help: coming back finds it, in any browser (decision 084). */
export async function readHelp(args: RouteArgs, { form, session, path }: Submission) {
  await session.keepDraft(path, form);
  return redirect(args, address.ayuda());
}
