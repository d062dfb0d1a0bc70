import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which the standard allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React leaves comments between texts and long lines; neither reaches a person.
    'long-title': 'off',
    // Several answers of one name are a list; every reader of forms knows them without brackets too.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'reset', 'checkbox'] }],
    // The session-ended page leads to sign-in after five seconds; it says so and can be stopped (decisions).
    'meta-refresh': 'off',
    // Our own assets, from our own origin.
    'require-sri': 'off',
  },
});

/** What was found in pages that were read: the same page comes often, with other keys in it. */
const known = new Map<string, string[]>();
const KEYS = /[\w-]{20,}/g;

const listed = (html: string): string[] => {
  const same = createHash('sha1').update(html.replace(KEYS, '#')).digest('base64');
  const found = known.get(same) ?? validated(html);
  known.set(same, found);
  return found;
};

const validated = (html: string): string[] => {
  const { results } = validator.validateStringSync(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = (lines[line - 1] ?? '').slice(Math.max(0, column - 40), column + 80);
      return `${ruleId}: ${message} (…${near}…)`;
    }),
  );
};

/** What our content security policy would block (issue of trust: no inline style, no script without a nonce). */
const blocked = ($: CheerioAPI): string[] => [
  ...$('[style]')
    .toArray()
    .map((node) => `inline style on <${node.tagName}>`),
  ...$('style:not([nonce])')
    .toArray()
    .map(() => 'a <style> without a nonce'),
  ...$('script:not([nonce])')
    .toArray()
    .map(() => 'a <script> without a nonce'),
];

/** What is wrong with a page for whatever reads it: invalid HTML, or parts the browser would block. */
export const defectsOf = ($: CheerioAPI, html: string): string[] => [...listed(html), ...blocked($)];
