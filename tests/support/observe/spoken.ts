import { Virtual } from '@guidepup/virtual-screen-reader';
import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import type { Page } from '../portal/page';

/** More than any page says: a reader that does not come to the end is told so. */
const MOST = 3000;

/** What changes from day to day and from one run to the next. */
const VARYING: readonly [RegExp, string][] = [
  [/\b\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2})?/g, 'dd/mm/aaaa'],
  [/\bhace \d+ \S+/g, 'hace un rato'],
  [/\b(dentro de|de hoy en) \d+ (días|meses|años?)\b/g, 'dentro de un tiempo'],
  [/\b\d{2}:\d{2}\b/g, 'hh:mm'],
  [/\b[0-9A-Z]{2,}(-[0-9A-Z]{4,})+\b/g, 'XXXX-XXXX'],
];

/** Boundaries that a person hears as a pause. */
const PAUSES = /^(end of )?(paragraph|time|strong|emphasis|generic)$/;

/**
 * What a screen reader says of the main part of a page, or of the dialog over it, phrase by phrase, from its beginning to
 * its end: roles, names, states and texts in their order. Styles take no part in it: what is out of sight by them is said,
 * and pieces of a name that only they keep apart are said as one. `parts`: of these alone.
 */
export async function spokenOf({ html }: Page, parts?: string): Promise<string> {
  const { window } = new JSDOM(html);
  const { document } = window;
  const whole = document.querySelector('main dialog') ?? document.querySelector('main');
  const read = parts ? [...document.querySelectorAll(parts)] : [whole].filter((part) => part !== null);
  if (read.length === 0) throw new Error(`The page has no ${parts ?? 'main part'}.`);
  document.body.replaceChildren(...read);
  vi.stubGlobal('Element', window.Element); // roles are told by it
  const reader = new Virtual();
  try {
    await reader.start({ container: window.document.body, window });
    for (let said = 0; (await reader.lastSpokenPhrase()) !== 'end of document'; said += 1) {
      if (said > MOST) throw new Error('The reader does not come to the end of the page.');
      await reader.next();
    }
    const phrases = (await reader.spokenPhraseLog()).filter((phrase) => !PAUSES.test(phrase));
    const told = phrases.map((phrase) =>
      VARYING.reduce((text, [pattern, instead]) => text.replace(pattern, instead), phrase),
    );
    return `${told.join('\n')}\n`;
  } finally {
    await reader.stop();
    vi.unstubAllGlobals();
    window.close();
  }
}
