import { cookiesIn, overHttps, setCookie } from '~/base/cookies.server';

const THIRTY_DAYS = 30 * 24 * 60 * 60;
const ID = /^[A-Za-z0-9_-]{22}$/;

/** Under https the browser itself guarantees that no other host and no plain connection set it (`__Host-`). */
export const cookieNamed = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** The session id that a request's `Cookie` carries, when it has the form of one of ours. */
export function idFromCookie(header: string | null | undefined): string | null {
  const id = cookiesIn(header)[cookieNamed('sesion')];
  return id && ID.test(id) ? id : null;
}

/** The `Set-Cookie` that makes a browser keep this session. */
export const cookieFor = (id: string): string => setCookie(cookieNamed('sesion'), id, THIRTY_DAYS);

/** The `Set-Cookie` that makes a browser forget its session. */
export const forgetCookie = (): string => setCookie(cookieNamed('sesion'), '', 0);
