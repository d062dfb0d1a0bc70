import { cookiesIn, setCookie } from '~/base/cookies.server';
import { cookieNamed } from '../cookie.server';

/** Longer than any way through a provider; a browser that shows no page of ours in it forgets by itself. */
const TEN_MINUTES = 10 * 60;

const name = (): string => cookieNamed('salida');

/**
 * Kept by a browser from a sign-out until the next page is there. A cookie that changes then, and not before, makes Chromium drop
 * the pages that Back would show from its memory (decision 053).
 */
export const leftCookie = (): string => setCookie(name(), '1', TEN_MINUTES);

export const forgetLeftCookie = (): string => setCookie(name(), '', 0);

export const hasJustLeft = (cookies: string | null | undefined): boolean =>
  cookiesIn(cookies)[name()] !== undefined;
