/**
 * An id of whatever registry there is. The embedded one's are numbers. Another's may be any text, or an integer that no
 * number holds: the digits of one, or `~` and the text percent-encoded with `~` for `%`, because routers decode an address
 * more than once. It fits in an address or a form and goes back exactly as it was written (decision 060).
 */
export type Id = number | string;

/** The id of a payment account that there is not yet (spec 9). */
export const CUENTA_NUEVA = -1;

const plain = (id: Id): string => String(id).replace(/^~/, '');

/** Whether two ids are of the same thing: one edge may write the same id as a number here and as a text there. */
export const isSameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one != null && other != null && plain(one) === plain(other);
