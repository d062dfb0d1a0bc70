import { giveBack, type Limit, spendExactly } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';
import { sameLogin } from './accounts.server';

const QUARTER_HOUR = 15 * 60;
const WEEK = 7 * 24 * 60 * 60;

/**
 * Wrong passwords allowed in a quarter of an hour. The tightest limit is per account and origin together, so that nobody
 * can lock somebody else out from afar with a few tries.
 */
const PASSWORD: Record<'pair' | 'origin' | 'account' | 'device', Limit> = {
  pair: { nombre: 'clave-par', puntos: 10, segundos: QUARTER_HOUR },
  origin: { nombre: 'clave-origen', puntos: 100, segundos: QUARTER_HOUR },
  account: { nombre: 'clave-cuenta', puntos: 50, segundos: QUARTER_HOUR },
  /** Where that account signed in before, tries from elsewhere do not count. */
  device: { nombre: 'clave-dispositivo', puntos: 10, segundos: QUARTER_HOUR },
};

/** Wrong codes of a second step allowed in a quarter of an hour: who tries them knew the password. */
const CODE: typeof PASSWORD = {
  pair: { nombre: 'codigo-par', puntos: 5, segundos: QUARTER_HOUR },
  origin: { nombre: 'codigo-origen', puntos: 50, segundos: QUARTER_HOUR },
  account: { nombre: 'codigo-cuenta', puntos: 20, segundos: QUARTER_HOUR },
  device: { nombre: 'codigo-dispositivo', puntos: 5, segundos: QUARTER_HOUR },
};
/** Requests to take a second step away: each is told to every address of its person, and who asks knew the password. */
const REMOVAL: typeof PASSWORD = {
  pair: { nombre: 'quita-par', puntos: 3, segundos: WEEK },
  origin: { nombre: 'quita-origen', puntos: 10, segundos: WEEK },
  account: { nombre: 'quita-cuenta', puntos: 6, segundos: WEEK },
  device: { nombre: 'quita-dispositivo', puntos: 3, segundos: WEEK },
};
const LIMITS = { clave: PASSWORD, codigo: CODE, quita: REMOVAL };

/** What who tried too often is told. */
export const TOO_OFTEN = 'Hubo demasiados intentos fallidos. Espere 15 minutos e inténtelo nuevamente.';

/** What is guessed. */
type Guessed = keyof typeof LIMITS;

/** Who tries to sign in, and from where. */
export interface Try {
  login: string;
  address: string;
  /** The device, where it is known to be one on which this account signed in. */
  device: string | null;
}

function countedOf({ login, address, device }: Try, what: Guessed): [Limit, string][] {
  const limits = LIMITS[what];
  const account = sameLogin(login).slice(0, 100);
  if (device !== null) return [[limits.device, `${device} ${account}`]];
  const origin = originOf(address);
  // The first that refuses is the last that counts: who is stopped spends nothing of what others share.
  return [
    [limits.pair, `${account} ${origin}`],
    [limits.origin, origin],
    [limits.account, account],
  ];
}

/**
 * Counts a try before its password is looked at: of any number sent at once, no more than allowed are compared. Answers
 * whether this one may be.
 */
export async function countTry(given: Try, what: Guessed = 'clave'): Promise<boolean> {
  for (const [limit, who] of countedOf(given, what)) if ((await spendExactly(limit, who)) > 0) return false;
  return true;
}

/** A right password: that account is its person's from there, and the try was no guess. */
export function forgiveTry(given: Try, what: Guessed = 'clave'): void {
  const { pair, device } = LIMITS[what];
  for (const [limit, who] of countedOf(given, what))
    giveBack(limit, who, limit === pair || limit === device ? limit.puntos : 1);
}
