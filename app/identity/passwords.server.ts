import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { settings } from '~/base/config.server';

const BLOCK = 8;
const BYTES = 32;
/** Of passwords that were stored before the cost was stored with them. */
const FORMER_COST = 15;

/** `cost` is the logarithm of scrypt's N to the base of two: one more takes twice the time and memory. */
const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 2 * 128 * BLOCK * 2 ** cost };
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const stored = (cost: number, salt: string, key: string): string => `scrypt$${cost}$${salt}$${key}`;

/** The parts of a stored password; those from before have three. */
function partsOf(text: string) {
  const parts = text.split('$');
  const [salt = '', key = ''] = parts.slice(-2);
  return { cost: parts.length > 3 ? Number(parts[1]) : FORMER_COST, salt, key };
}

/** A password as it is stored: what it cost (`PASSWORD_COST`), salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const { PASSWORD_COST: cost } = settings();
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return stored(cost, salt.toString('base64url'), key.toString('base64url'));
}

/** Compared with when nobody has that login, so that the answer takes as long. */
const nobody = (): string => stored(settings().PASSWORD_COST, 'A'.repeat(22), 'A'.repeat(43));

/** Whether a password is the stored one; takes the same time when there is none. */
export async function passwordMatches(password: string, kept: string = nobody()): Promise<boolean> {
  const { cost, salt, key } = partsOf(kept);
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Whether a stored password cost less than one costs now: it is stored anew when it is known, at the next sign-in. */
export const costsTooLittle = (kept: string): boolean => partsOf(kept).cost < settings().PASSWORD_COST;
