import { giveBack, type Limit, spendExactly } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';
import { sameLogin } from './accounts.server';

const QUARTER_HOUR = 15 * 60;

/**
 * Wrong passwords allowed in a quarter of an hour. The tightest limit is per account and origin together, so that nobody
 * can lock somebody else out from afar with a few tries.
 */
const PAIR: Limit = { nombre: 'clave-par', puntos: 10, segundos: QUARTER_HOUR };
const ORIGIN: Limit = { nombre: 'clave-origen', puntos: 100, segundos: QUARTER_HOUR };
const ACCOUNT: Limit = { nombre: 'clave-cuenta', puntos: 50, segundos: QUARTER_HOUR };
/** Where that account signed in before, tries from elsewhere do not count. */
const DEVICE: Limit = { nombre: 'clave-dispositivo', puntos: 10, segundos: QUARTER_HOUR };

/** Who tries to sign in, and from where. */
export interface Try {
  login: string;
  address: string;
  /** The device, where it is known to be one on which this account signed in. */
  device: string | null;
}

function countedOf({ login, address, device }: Try): [Limit, string][] {
  const account = sameLogin(login).slice(0, 100);
  if (device !== null) return [[DEVICE, `${device} ${account}`]];
  const origin = originOf(address);
  // The first that refuses is the last that counts: who is stopped spends nothing of what others share.
  return [
    [PAIR, `${account} ${origin}`],
    [ORIGIN, origin],
    [ACCOUNT, account],
  ];
}

/**
 * Counts a try before its password is looked at: of any number sent at once, no more than allowed are compared. Answers
 * whether this one may be.
 */
export async function countTry(given: Try): Promise<boolean> {
  for (const [limit, who] of countedOf(given)) if ((await spendExactly(limit, who)) > 0) return false;
  return true;
}

/** A right password: that account is its person's from there, and the try was no guess. */
export function forgiveTry(given: Try): void {
  for (const [limit, who] of countedOf(given))
    giveBack(limit, who, limit === PAIR || limit === DEVICE ? limit.puntos : 1);
}
