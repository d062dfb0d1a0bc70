import sanitizeHtml from 'sanitize-html';

const TEXTO = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'table', 'caption', 'thead', 'tbody', 'tr'];

const LIMPIO = {
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
} as const satisfies sanitizeHtml.IOptions;

/**
 * Terms as they may stand in a page: words and their structure, nothing that runs, loads or looks different.
 * The page has the h1, so headings begin at h2.
 */
export const sanitizeTerms = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', ...TEXTO, 'th', 'td', 'dl', 'dt', 'dd', 'blockquote'],
    ...LIMPIO,
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    transformTags: { h1: 'h2', b: 'strong', i: 'em' },
  }).trim();

/** An answer of the help: the same, without headings, for the page gives it one. */
export const sanitizeAnswer = (html: string): string =>
  sanitizeHtml(html, {
    ...LIMPIO,
    allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    transformTags: { h1: 'p', h2: 'p', h3: 'p', h4: 'p', b: 'strong', i: 'em' },
  }).trim();
