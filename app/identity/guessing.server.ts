import { RateLimiterMemory } from 'rate-limiter-flexible';
import { onceForSettings } from '~/config.server';
import { sameLogin } from './accounts.server';

const QUARTER_HOUR = 15 * 60;

/**
 * Wrong passwords allowed in a quarter of an hour. The tightest limit is per account and address together, so that
 * nobody can lock somebody else out from afar with a few tries.
 */
const limiters = onceForSettings(() => ({
  pair: new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR }),
  account: new RateLimiterMemory({ points: 50, duration: QUARTER_HOUR }),
  address: new RateLimiterMemory({ points: 100, duration: QUARTER_HOUR }),
}));

const keysOf = (login: string, address: string) => {
  const account = sameLogin(login).slice(0, 100);
  return { pair: `${account} ${address}`, account, address };
};

/**
 * Counts a try before its password is looked at: of any number sent at once, no more than allowed are compared. Answers
 * whether this one may be.
 */
export async function countTry(login: string, address: string): Promise<boolean> {
  const { pair, account, address: origin } = limiters();
  const keys = keysOf(login, address);
  const counted: [RateLimiterMemory, string][] = [
    [pair, keys.pair],
    [origin, keys.address],
    [account, keys.account],
  ];
  // The first that refuses is the last that counts: who is stopped spends nothing of what others share.
  for (const [limiter, key] of counted)
    if ((await limiter.penalty(key)).consumedPoints > limiter.points) return false;
  return true;
}

/** A right password: that account is its person's from that address, and the try was no guess. */
export async function forgiveTry(login: string, address: string): Promise<void> {
  const { pair, account, address: origin } = limiters();
  const keys = keysOf(login, address);
  await Promise.all([pair.delete(keys.pair), account.reward(keys.account), origin.reward(keys.address)]);
}
