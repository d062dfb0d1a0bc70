import { expect } from 'vitest';
import { pageMatchers } from '../portal/matchers';

interface ProductMatchers {
  /** The page's one title on the screen. */
  toHaveHeading: (heading: string) => void;
  /** Some words, anywhere in the main part (or in the part it was narrowed to). */
  toSay: (words: string) => void;
  /** The form came back (422) with these words beside the field and in the summary. */
  toShowError: (field: string, message: string) => void;
  /** The form came back (422) with these words in the summary. */
  toRefuse: (message: string) => void;
  /** What was asked was done, the browser was sent on, and the next page says so. */
  toLeaveNotice: (words: string) => void;
  /** The browser was sent there. */
  toRedirectTo: (path: string) => void;
}

declare module 'vitest' {
  interface Matchers<T> extends ProductMatchers {
    /** Only so that the parameter of vitest's own declaration is used. */
    readonly about?: T;
  }
}

expect.extend(pageMatchers);
