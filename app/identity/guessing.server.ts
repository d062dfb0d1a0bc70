import { RateLimiterMemory } from 'rate-limiter-flexible';
import { onceForSettings } from '~/config.server';

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
  const account = login.trim().toLowerCase().slice(0, 100);
  return { pair: `${account} ${address}`, account, address };
};

/** Whether an account may not be tried from an address for now. */
export async function isLocked(login: string, address: string): Promise<boolean> {
  const { pair, account, address: origin } = limiters();
  const keys = keysOf(login, address);
  const counts = await Promise.all([
    pair.get(keys.pair),
    account.get(keys.account),
    origin.get(keys.address),
  ]);
  return counts.some((count) => count !== null && count.remainingPoints <= 0);
}

/** Counts a wrong password. */
export async function countFailure(login: string, address: string): Promise<void> {
  const { pair, account, address: origin } = limiters();
  const keys = keysOf(login, address);
  await Promise.all([pair.penalty(keys.pair), account.penalty(keys.account), origin.penalty(keys.address)]);
}

/** A right password: that account is its person's, from that address. */
export async function forgetFailures(login: string, address: string): Promise<void> {
  await limiters().pair.delete(keysOf(login, address).pair);
}
