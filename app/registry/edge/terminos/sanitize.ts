import sanitizeHtml from 'sanitize-html';

const TEXTO = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'table', 'caption', 'thead', 'tbody', 'tr'];

/**
 * Terms as they may stand in a page: words and their structure, nothing that runs, loads or looks different.
 * The page has the h1, so headings begin at h2.
 */
export const sanitizeTerms = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'h4', ...TEXTO, 'th', 'td', 'dl', 'dt', 'dd', 'blockquote'],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { h1: 'h2', b: 'strong', i: 'em' },
  }).trim();
