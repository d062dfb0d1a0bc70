import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import { settings } from './config.server';

export const overHttps = (): boolean => settings().PUBLIC_URL.startsWith('https:');

/** What a request's `Cookie` carries, by name. */
export const cookiesIn = (header: string | null | undefined): Cookies => parseCookie(header ?? '');

/** The `Set-Cookie` of one of ours, which no script reads; one that lasts no time is forgotten. */
export const setCookie = (name: string, value: string, maxAge: number, path = '/'): string =>
  stringifySetCookie({ name, value, maxAge, path, httpOnly: true, sameSite: 'lax', secure: overHttps() });
