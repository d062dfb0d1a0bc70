import { randomId } from '~/base/config.server';

/** What stands in a page in place of what is made for each answer. Drawn at every start, so that no address can name them. */
export const CSRF_MARK = `csrf-${randomId()}`;
export const NONCE_MARK = `nonce-${randomId()}`;

/** Whether a form on the page posts: what is only carried along for scripts posts nothing. */
export const hasPostedForm = (html: string): boolean => html.includes(`value="${CSRF_MARK}"`);
