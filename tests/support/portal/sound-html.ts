import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { SLOW_PRESS } from '~/serving/slow-press-script.server';
import { withoutData } from './without-data';

/** Works its rules out once: by itself it does so for every page, which is a quarter of what reading one takes. */
class SameRules extends StaticConfigLoader {
  #rules: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#rules ??= super.getConfigFor(handle);
    return this.#rules;
  }
}

const rules = new SameRules({
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
const validator = new HtmlValidate(rules);

/** Without what scripts are told. */
const lasting = (html: string): string =>
  withoutData(html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>'));

/** A heading may name a part of a page, which no other part may be called. */
const HEADINGS = /(<h[1-6]\b[\s\S]*?<\/h[1-6]>)/;
/** Words in a row. What is written otherwise in HTML (&) is none. */
const WORDS = /[^\s<>&]+(?:\s+[^\s<>&]+)*/g;

const withoutWords = (html: string): string => html.replace(/>[^<]+/g, (text) => text.replace(WORDS, '#'));

/** What of a page may be wrong as HTML: its elements, and whether they say something. */
const markup = (html: string): string =>
  lasting(html)
    .split(HEADINGS)
    .map((part, at) => (at % 2 === 1 ? part : withoutWords(part)))
    .join('');

/** Where all workers of a run note the pages that were found sound: reading one is half of what asking for it takes. */
const notes = join(tmpdir(), 'sound-html');
mkdirSync(notes, { recursive: true });

function listed(html: string): string[] {
  const note = join(notes, createHash('sha1').update(markup(html)).digest('hex'));
  if (existsSync(note)) return [];
  const found = validated(html);
  if (found.length === 0) writeFileSync(note, '');
  return found;
}

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

/** What our content security policy would block: no inline style, and no script without a nonce but the one that it names. */
const blocked = ($: CheerioAPI): string[] => [
  ...$('[style]')
    .toArray()
    .map((node) => `inline style on <${node.tagName}>`),
  ...$('style:not([nonce])')
    .toArray()
    .map(() => 'a <style> without a nonce'),
  ...$('script:not([nonce])')
    .toArray()
    .filter((node) => $(node).text() !== SLOW_PRESS)
    .map(() => 'a <script> without a nonce'),
];

/** What is typed there goes nowhere: the form that a field says it is of is not on the page. */
const astray = ($: CheerioAPI): string[] =>
  $('[form]:not([disabled])')
    .toArray()
    .filter(
      (field) => $('form').filter((_, form) => $(form).attr('id') === $(field).attr('form')).length === 0,
    )
    .map((field) => `<${field.tagName} name="${$(field).attr('name')}"> of no form`);

/**
 * What was done is told in one place on every page: in the part of it where it was done (`NoticeAt`), or else first of all. Under the heading it
 * would be looked for in two.
 */
const misplaced = ($: CheerioAPI): string[] =>
  $('main > h1 ~ #aviso, main > :has(> h1) > h1 ~ #aviso')
    .toArray()
    .map(() => 'what was done is told under the heading, instead of first');

/** What may come before it: what the last change came to, the ways of the registry's desk, and the way back. */
const WAYS = '.back, .errors, #aviso, nav:not(.stepper), :empty';

/** Pages that still say it under their heading, where the form is one that is opened over them: to be moved, none added. */
const STILL_UNDER = /^(Mis mensajes|Deshacer cambios recientes|Candado|Poner candado)/;

/** What a refused form says stands in one place of every page: first in main (screens.md, Forms); of a part of the page, in that part. */
const late = ($: CheerioAPI): string[] =>
  $('main > .errors')
    .toArray()
    .filter((box) => $(box).prevAll().not(WAYS).length > 0 && !STILL_UNDER.test($('main > h1').text()))
    .map((box) => `the errors come after ${$(box).prevAll().not(WAYS).first().prop('outerHTML')}`);

/** What is wrong with a page for whatever reads it: invalid HTML, parts the browser would block, fields that are not sent, or what is told in another place than on the others. */
export const defectsOf = ($: CheerioAPI, html: string): string[] => [
  ...listed(html),
  ...blocked($),
  ...astray($),
  ...misplaced($),
  ...late($),
];
