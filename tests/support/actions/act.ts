import type { Answers } from '../portal/form';
import type { Page } from '../portal/page';
import type { Visitor } from '../portal/portal';
import type { Cuenta } from '../portal/sign-in';

/** What a button does that changes something. */
export interface Changes {
  /** Where it leads; null where its own page comes back. */
  to: string | RegExp | null;
  /** What is said there. */
  says?: string | RegExp;
  /** What is asked of the registry, or of the person's session, to know whether it was done. */
  holds: (who: Visitor) => Promise<unknown>;
  /** The answer once it was; before it is another one. */
  after: unknown;
  /**
   * What a second sending is answered with, where it is not the answer of the first; or why it is another deed.
   */
  again?: { status: number } | { to: string | RegExp } | { anew: string };
  /** Tables that a second sending writes anew as they were: sealed, and so never twice the same text. */
  sealed?: readonly string[];
}

/** A button that only helps to fill its form in: the form comes back with what was typed, and nothing is changed. */
export type Helps = 'only helps';

/** What is asked for is refused whatever is typed. */
export type Never = 'is never done';

/** What is typed wrong, and what is said beside each field. */
export interface Refused {
  typed: Answers;
  says: Record<string, string>;
  /** Fields that are filled in by what the form asked for, in the place of what was typed. */
  told?: readonly string[];
  /** The tables that keep what was typed, for the form to be gone on with elsewhere. */
  keeps?: readonly string[];
}

/** No field of the form can be wrong, and why. */
export interface Nothing {
  none: string;
}

/** It is only pressed. */
export const NOTHING_TYPED: Nothing = { none: 'it asks for nothing to be typed' };

/** It helps with a form whose own button refuses. */
export const ONLY_HELPS: Nothing = { none: 'what is wrong is said by the button that sends the form' };

/** What a screen's action is asked for, and everything that is promised of it. */
export interface Act {
  /** Its name in the descriptions of the tests. */
  what: string;
  /** The page that has its button, open in the browser of who may press it. */
  begin: () => Promise<Page>;
  press: RegExp;
  /** What is typed; asked for once the page is open, where it has to be looked up. */
  typed?: Answers | (() => Promise<Answers>);
  done: Changes | Helps | Never;
  /** What its own fields refuse: typed so, each of these fields says this. Where no field can be wrong, why. */
  wrong: Refused | Nothing;
  /**
   * Somebody who may not: nothing is changed for anybody. `own` is where everybody has one of their own, and sending that of
   * another person changes nothing of theirs; `anyone` is what whoever comes may do, signed in or not.
   */
  stranger?: Cuenta | 'own' | 'anyone';
  /** What no session at all may do too. */
  withoutSignIn?: boolean;
}

/** Of each route module, by its id, what each `intencion` does. */
export type Acts = Readonly<Record<string, Readonly<Record<string, Act>>>>;
