import type { AppLoadContext } from '@remix-run/node';
import { requestReference } from '../failures/reference.server';
import type { Session } from '../session.server';
import { Keeper } from './cache.server';
import { CSRF_MARK, hasPostedForm } from './placeholders.server';
import { lifeOf } from './same-for-everybody.server';
import { SharedPage } from './shared-page.server';

/** A document as React made it. */
interface Made {
  html: string;
  /** Empty where it ships no scripts. */
  nonce: string;
  status: number;
  context: AppLoadContext;
  session: Session | undefined;
}

/** Whether what is asked for is a whole page, whose answer the entry can still finish; stock `remix-serve` does not say. */
export const isDocument = (context: AppLoadContext): boolean => context.documento === true;

/**
 * The page as its reader gets it: with the token of their session where a form needs one, and without where none does, so
 * that who only reads is given no cookie. What everybody would get like this is kept for them.
 */
export function finishedPage(made: Made): string {
  const { html, session } = made;
  if (!session) return html;
  keep(made, session);
  const token = hasPostedForm(html) || !session.isBlank ? session.csrf : '';
  return html.replaceAll(CSRF_MARK, token);
}

function keep({ html, nonce, status, context }: Made, session: Session): void {
  const seconds = lifeOf(context);
  const { keeper } = context;
  if (!(keeper instanceof Keeper) || seconds === 0 || status !== 200 || !session.isBlank) return;
  keeper.keep(new SharedPage({ html, nonce, referencia: requestReference(context) }), seconds);
}
