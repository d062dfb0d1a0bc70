import { load } from 'cheerio';
import { Secret, TOTP } from 'otpauth';
import { Temporal } from 'temporal-polyfill';
import { beforeEach } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import type { Browser } from './browser';

/** Where the second step is added, shown and taken away. */
export const PASO = '/oidc/segundo-paso';

/** What a telephone with that secret shows, so many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now().epochMilliseconds + steps * 30_000,
  });

/** The recovery codes of a page that shows them. */
export const codesIn = (html: string): string[] =>
  load(html)('ol code')
    .toArray()
    .map((one) => load(one).text());

export const send = (browser: Browser, path: string, fields: Record<string, string> = {}) =>
  browser.open(path, { method: 'POST', body: new URLSearchParams(fields) });

/** The clock of each test: it begins in the middle of a step of the codes, so that none stands at the edge of one. */
export function inStepsOfCodes() {
  let begun = Temporal.Now.instant();
  const passed = (time: Temporal.DurationLike) => useClock(() => begun.add(time));
  beforeEach(() => {
    const step = Math.floor(Temporal.Now.instant().epochMilliseconds / 30_000);
    begun = Temporal.Instant.fromEpochMilliseconds(step * 30_000 + 15_000);
    passed({ seconds: 0 });
  });
  return { passed, inSteps: (steps: number) => passed({ seconds: steps * 30 }) };
}
