const ORIGIN = 'http://portal.invalid';
// Browsers drop tab and line breaks inside addresses, and read a backslash as a slash.
const REFUSED = /[\\\p{Cc}]/u;

/** It travels inside other addresses, each time longer, and in headers that proxies take up to 4 or 8 kB of. */
const MOST = 2000;

/** The path, search and fragment of a text that names a place of this portal; anything else is `/`. */
export function ownPath(text: FormDataEntryValue | null | undefined, otherwise = '/'): string {
  if (typeof text !== 'string' || !text.startsWith('/') || REFUSED.test(text)) return otherwise;
  if (!URL.canParse(text, ORIGIN)) return otherwise;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return otherwise;
  if (url.pathname.length > MOST) return otherwise;
  if (url.href.length > MOST) return url.pathname;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a request was, without what Remix adds to its own requests. */
export function pathOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return ownPath(`${path}${url.search}`);
}
