/** Pages are somebody's own. `no-cache` is for browsers that do not know `no-store`, and show what was before a change. */
export const PERSONAL = 'private, no-cache, no-store';

/** What everybody sees may stay in the browser, which asks each time whether it still holds. */
export const REVALIDATED = 'private, no-cache';
