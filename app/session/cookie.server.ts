import { settings } from '~/config.server';

const THIRTY_DAYS = 30 * 24 * 60 * 60;
const ID = /^[A-Za-z0-9_-]{22}$/;

const overHttps = (): boolean => settings().PUBLIC_URL.startsWith('https:');

/** Under https the browser itself guarantees that no other host and no plain connection set it (`__Host-`). */
const cookieName = (): string => (overHttps() ? '__Host-sesion' : 'sesion');

/** The session id that a request's `Cookie` carries, when it has the form of one of ours. */
export function idFromCookie(cookies: string | null | undefined): string | null {
  const prefix = `${cookieName()}=`;
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const id = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return id && ID.test(id) ? id : null;
}

/** The `Set-Cookie` that makes a browser keep this session. */
export const cookieFor = (id: string): string =>
  [`${cookieName()}=${id}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${THIRTY_DAYS}`, ...secure()].join(
    '; ',
  );

/** The `Set-Cookie` that makes a browser forget its session. */
export const forgetCookie = (): string =>
  [`${cookieName()}=`, 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0', ...secure()].join('; ');

const secure = (): string[] => (overHttps() ? ['Secure'] : []);
