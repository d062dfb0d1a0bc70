import { Secret, TOTP } from 'otpauth';
import type { Temporal } from 'temporal-polyfill';

const PERIOD_SECONDS = 30;
/** Clocks of telephones differ: the step before and the one after count too (RFC 6238, 5.2). */
const WINDOW = 1;
const ISSUER = 'Registro .uy';

const totpOf = (secret: string, login: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: login, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A secret of 160 bits (RFC 4226, 4), in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const uriOf = (secret: string, login: string): string => totpOf(secret, login).toString();

/** For who types it: groups of four. */
export const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;

/** The step that a code is of; null where it is of none that counts now. */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
