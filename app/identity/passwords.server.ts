import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** A password as it is stored: salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Compared with when nobody has that login, so that the answer takes as long. */
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password is the stored one; takes the same time when there is none. */
export async function passwordMatches(password: string, stored: string = NOBODY): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
