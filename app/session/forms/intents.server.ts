import { INTENT } from '@conform-to/dom';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { ScreenForm } from '~/components/form/screen-form';
import type { Identidad } from '~/openid/claims.server';
import { signedIn } from '../guard.server';
import { somethingChanged } from '../request/memoize-per-request.server';
import { readForm, type Submission } from './form.server';
import { unknownIntent } from './refusals.server';
import { changeRows } from './rows.server';
import { isRefusal, rememberRefusal } from './submission.server';

/** A form of somebody who is signed in. */
export type SignedSubmission = Submission & { person: Identidad };

type Handler<Given, Answer> = (args: ActionFunctionArgs, submission: Given) => Promise<Answer>;
export type Table<Given, Answers> = { [Intent in keyof Answers]: Handler<Given, Answers[Intent]> };

export async function attend<Given extends Submission, Answers extends Record<string, unknown>>(
  table: Table<Given, Answers>,
  args: ActionFunctionArgs,
  submission: Given,
): Promise<Answers[keyof Answers]> {
  // Of conform's own there are those for rows, and they were attended before.
  if (submission.form.has(INTENT)) throw unknownIntent();
  for (const intent in table) {
    if (intent !== submission.intencion) continue;
    const answer = await table[intent](args, submission).finally(() => somethingChanged(args));
    if (isRefusal(answer)) rememberRefusal(args.context);
    return answer;
  }
  throw unknownIntent();
}

/** An action with the names of what can be asked of it: the tests have a scenario of each (tests/actions). */
export const withNames = <Action extends object>(
  table: object,
  action: Action,
): Action & { intenciones: string[] } => Object.assign(action, { intenciones: Object.keys(table) });

/**
 * The action of a screen of somebody signed in: what each of its buttons does, by the `intencion` that they send. Anyone
 * else is led to sign in; a form that asks for anything else is refused.
 */
export const intents = <Answers extends Record<string, unknown>>(table: Table<SignedSubmission, Answers>) =>
  withNames(table, async (args: ActionFunctionArgs): Promise<Answers[keyof Answers]> => {
    const { person } = await signedIn(args);
    return attend(table, args, { ...(await readForm(args)), person });
  });

/** The same where a form has rows: its buttons that add and remove one are attended by themselves. */
export const intentsWithRows = <Answers extends Record<string, unknown>>(
  asked: ScreenForm,
  table: Table<SignedSubmission, Answers>,
) =>
  withNames(table, async (args: ActionFunctionArgs) => {
    const { person } = await signedIn(args);
    const submission = { ...(await readForm(args)), person };
    return changeRows(args, submission, asked) ?? attend(table, args, submission);
  });

/** What `intents` is, of a screen that anyone may use. */
export const intentsOfAnyone = <Answers extends Record<string, unknown>>(table: Table<Submission, Answers>) =>
  withNames(
    table,
    async (args: ActionFunctionArgs): Promise<Answers[keyof Answers]> =>
      attend(table, args, await readForm(args)),
  );
