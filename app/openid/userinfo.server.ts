import { LRUCache } from 'lru-cache';
import {
  fetchUserInfo,
  ResponseBodyError,
  skipSubjectCheck,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { now } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { storedId } from '~/base/secrets.server';
import { type Identidad, identityOf } from './claims.server';
import { provider } from './provider.server';

/**
 * How long an answer is believed. A page asks the registry several things at once, and each of them would ask the provider;
 * a token revoked elsewhere opens nothing once this is over (decision 005).
 */
const BELIEVED_MS = 10_000;
/** While a provider does not answer, what it said last holds for this long (decision 056). */
const OUTAGE_MS = 5 * 60_000;
/** A provider that did not answer is not asked again for this long, and then without anybody waiting where that can be. */
const PAUSE_MS = 15_000;
const MOST = 5000;

type Known = { since: number; identity: Identidad | null };

const isRefusal = (error: unknown): boolean =>
  (error instanceof WWWAuthenticateChallengeError || error instanceof ResponseBodyError) &&
  (error.status === 401 || error.status === 403);

/** What an outside provider's userinfo endpoint says of a token; null where it is nobody's. */
async function askUserinfo(token: string): Promise<Identidad | null> {
  try {
    return identityOf(await fetchUserInfo(await provider(), token, skipSubjectCheck));
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Who tokens speak for, as the provider said. */
class Userinfo {
  readonly #known = new LRUCache<string, Known>({ max: MOST });
  readonly #asking = new Map<string, Promise<Identidad | null>>();
  /** Until when a provider that did not answer is not asked again; 0 while it answers. */
  #awayUntil = 0;

  async of(token: string): Promise<Identidad | null> {
    const key = storedId(token);
    const present = now().epochMilliseconds;
    const before = this.#known.get(key);
    if (before && before.since + BELIEVED_MS > present) return before.identity;
    const last = before && before.since + OUTAGE_MS > present ? before : undefined;
    const isAway = this.#awayUntil > 0;
    if (isAway && last) {
      if (this.#awayUntil <= present) this.#ask(key, token).catch(() => undefined); // told in the log
      return last.identity;
    }
    if (this.#awayUntil > present) throw new Error('the sign-in provider did not answer a moment ago');
    return this.#ask(key, token).catch((error: unknown) => {
      if (last) return last.identity;
      throw error;
    });
  }

  forget(token: string): void {
    this.#known.delete(storedId(token));
    this.#asking.delete(storedId(token)); // what is on its way was asked before
  }

  /** One question for a token at a time. */
  #ask(key: string, token: string): Promise<Identidad | null> {
    const under = this.#asking.get(key) ?? this.#answered(key, token).finally(() => this.#asking.delete(key));
    this.#asking.set(key, under);
    return under;
  }

  async #answered(key: string, token: string): Promise<Identidad | null> {
    try {
      const identity = await askUserinfo(token);
      if (this.#asking.has(key)) this.#known.set(key, { since: now().epochMilliseconds, identity });
      this.#awayUntil = 0;
      return identity;
    } catch (error) {
      log.warn({ error }, 'the sign-in provider does not say whose a token is');
      this.#awayUntil = now().epochMilliseconds + PAUSE_MS;
      throw error;
    }
  }
}

const userinfo = onceForSettings(() => new Userinfo());

/** The same, asked again only after a while, and never waited for longer than it is worth. */
export const knownUserinfo = (token: string): Promise<Identidad | null> => userinfo().of(token);

/** A token that was revoked from here is asked about again at once. */
export const forgetUserinfo = (token: string): void => userinfo().forget(token);
