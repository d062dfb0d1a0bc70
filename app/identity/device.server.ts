import type { Request, Response } from 'express';
import { z } from 'zod';
import { randomId } from '~/base/config.server';
import { cookiesIn, overHttps, setCookie } from '~/base/cookies.server';
import { seal, unseal } from '~/base/secrets.server';
import { sameLogin } from './accounts.server';

/** A browser with which people signed in: a random name, and which accounts. It opens nothing. */
const device = z.object({ dispositivo: z.string(), cuentas: z.array(z.string()) });
type Device = z.output<typeof device>;

const DAYS = 180;
/** A family's telephone; a library's computer forgets the first ones. */
const MOST_ACCOUNTS = 8;

const cookieName = (): string => (overHttps() ? '__Secure-dispositivo' : 'dispositivo');

function deviceOf(request: Request): Device | null {
  const text = unseal(cookiesIn(request.headers.cookie)[cookieName()] ?? '');
  return text === null ? null : (device.safeParse(JSON.parse(text)).data ?? null);
}

/** The name of this browser, where the account has signed in with it before. */
export function knownDevice(request: Request, login: string): string | null {
  const found = deviceOf(request);
  return found?.cuentas.includes(sameLogin(login)) ? found.dispositivo : null;
}

/** Makes the browser remember that this account signed in with it. */
export function rememberDevice(request: Request, response: Response, login: string): void {
  const known = deviceOf(request);
  const account = sameLogin(login);
  const others = known?.cuentas.filter((one) => one !== account) ?? [];
  const fresh: Device = {
    dispositivo: known?.dispositivo ?? randomId(),
    cuentas: [...others, account].slice(-MOST_ACCOUNTS),
  };
  const sealed = seal(JSON.stringify(fresh));
  response.append('Set-Cookie', setCookie(cookieName(), sealed, DAYS * 24 * 60 * 60, '/oidc'));
}
