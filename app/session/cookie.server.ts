import { settings } from '~/base/config.server';

const THIRTY_DAYS = 30 * 24 * 60 * 60;
const ID = /^[A-Za-z0-9_-]{22}$/;

const overHttps = (): boolean => settings().PUBLIC_URL.startsWith('https:');

/** Under https the browser itself guarantees that no other host and no plain connection set it (`__Host-`). */
export const cookieNamed = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** What a request's `Cookie` carries, as name and value. */
export const cookiesIn = (header: string | null | undefined): [name: string, value: string][] =>
  (header ?? '').split(';').map((text) => {
    const pair = text.trim();
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

const cookieIn = (name: string, header: string | null | undefined): string | undefined =>
  cookiesIn(header).find(([known]) => known === cookieNamed(name))?.[1];

/** The `Set-Cookie` of one of ours; one that lasts no time is forgotten. `name` is as `cookieNamed` says it. */
export const setCookie = (name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(overHttps() ? ['Secure'] : []),
  ].join('; ');

/** The session id that a request's `Cookie` carries, when it has the form of one of ours. */
export function idFromCookie(header: string | null | undefined): string | null {
  const id = cookieIn('sesion', header);
  return id && ID.test(id) ? id : null;
}

/** The `Set-Cookie` that makes a browser keep this session. */
export const cookieFor = (id: string): string => setCookie(cookieNamed('sesion'), id, THIRTY_DAYS);

/** The `Set-Cookie` that makes a browser forget its session. */
export const forgetCookie = (): string => setCookie(cookieNamed('sesion'), '', 0);
