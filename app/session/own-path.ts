/**
 * The address to go on to, only if it is a path of this portal: never another origin, whatever the browser makes of
 * backslashes, double slashes or control characters. Anything else answers `/`.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || text.startsWith('//') || UNSAFE.test(text)) return '/';
  const url = new URL(text, 'http://portal.invalid');
  return url.host === 'portal.invalid' ? `${url.pathname}${url.search}${url.hash}` : '/';
}

/** Backslashes (read as slashes) and control characters (dropped by browsers before parsing). */
const UNSAFE = /[\\\p{Cc}]/u;
