import { describe, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { cookieFor, forgetCookie, idFromCookie } from '~/session/cookie.server';
import { testSettings } from '../support/settings';

const ID = 'AbCdEfGhIjKlMnOpQrStU_';
const THIRTY_DAYS = '2592000';
/** In whatever order a browser is told them. */
const parts = (cookie: string): string[] => cookie.split('; ').toSorted();

describe('the cookie of a session', () => {
  it('under https only this host can set, and nothing reads but the server', () => {
    useSettings(testSettings({ PUBLIC_URL: 'https://portal.test' }));
    expect(parts(cookieFor(ID))).toEqual(
      [
        `__Host-sesion=${ID}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        `Max-Age=${THIRTY_DAYS}`,
        'Secure',
      ].toSorted(),
    );
    expect(parts(forgetCookie())).toEqual(
      ['__Host-sesion=', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0', 'Secure'].toSorted(),
    );
  });

  it('without https says the same but for what a plain connection cannot keep', () => {
    useSettings(testSettings({ PUBLIC_URL: 'http://portal.test' }));
    expect(parts(cookieFor(ID))).toEqual(
      [`sesion=${ID}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${THIRTY_DAYS}`].toSorted(),
    );
    expect(parts(forgetCookie())).toEqual(
      ['sesion=', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0'].toSorted(),
    );
  });

  it.each([
    ['alone', `sesion=${ID}`, ID],
    ['among others', `a=1; sesion=${ID};b=2`, ID],
    ['under a name that ends alike', `otra-sesion=${ID}`, null],
    ['too short', `sesion=${ID.slice(1)}`, null],
    ['too long', `sesion=${ID}A`, null],
    ['with what no id holds', `sesion=${ID.slice(1)}.`, null],
    ['empty', 'sesion=', null],
  ])('is read %s', (_, cookie, id) => {
    useSettings(testSettings());
    expect(idFromCookie(cookie)).toBe(id);
  });

  it('of a plain connection means nothing under https', () => {
    useSettings(testSettings({ PUBLIC_URL: 'https://portal.test' }));
    expect(idFromCookie(`sesion=${ID}`)).toBeNull();
    expect(idFromCookie(`__Host-sesion=${ID}`)).toBe(ID);
  });
});
