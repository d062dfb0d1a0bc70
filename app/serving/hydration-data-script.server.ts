const STREAM = 'window.__remixContext.streamController';

/** A text as a script says it that stands in a page: written as Remix does, so that nothing in it ends the script. */
const word = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What hands a page's data (single fetch's text) to its scripts: `RemixBrowser` reads them from this stream. */
export const dataScript = (data: string, nonce: string): string =>
  `<script nonce="${nonce}">${STREAM}.enqueue(${word(data)});${STREAM}.close();</script>`;
