import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { onceForSettings, type Settings } from './config.server';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key a use, all from the one secret (RFC 5869), so that none can stand in for another. */
function keysOf(secret: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return { seal: derive('sellado'), csrf: derive('csrf'), visitor: derive('visitante') };
}
const keys = onceForSettings(({ SESSION_SECRET }) => keysOf(SESSION_SECRET));
const keysBefore = onceForSettings(({ SESSION_SECRETS_BEFORE }) => SESSION_SECRETS_BEFORE.map(keysOf));

/** The secret in force, and those before it whose work still counts. */
export const secretsThatCount = ({
  SESSION_SECRET,
  SESSION_SECRETS_BEFORE,
}: Pick<Settings, 'SESSION_SECRET' | 'SESSION_SECRETS_BEFORE'>): [string, ...string[]] => [
  SESSION_SECRET,
  ...SESSION_SECRETS_BEFORE,
];

/** A secret of its own for another part, from the portal's one secret. */
export const derivedSecret = (secret: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('base64url');

/** Encrypts text so that only this installation can read it, and nobody can change it (AES-256-GCM). */
export const seal = (text: string): string => sealBy(keys().seal, text);

/** The same with a key of its own: 32 bytes. */
export function sealBy(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads what `seal` made, also under a secret before this one; null when it was made with another or changed since. */
export function unseal(sealed: string): string | null {
  for (const each of [keys(), ...keysBefore()]) {
    const text = unsealBy(each.seal, sealed);
    if (text !== null) return text;
  }
  return null;
}

/** The same of what `sealBy` made. */
export function unsealBy(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

/** The token the forms of a session carry. It needs no row, and outlives the session's end: a form posted late is known. */
export const csrfToken = (id: string): string => tokenBy(keys().csrf, id);
const tokenBy = (key: Buffer, id: string): string => createHmac('sha256', key).update(id).digest('base64url');

/** Whether a form carries the token of a session, also one that was made under a secret before this one. */
export const isCsrfToken = (id: string, token: string): boolean =>
  [keys(), ...keysBefore()].some(({ csrf }) => sameText(token, tokenBy(csrf, id)));

/** What a session is called outside of it, where its id must not go. */
export const visitorName = (id: string): string =>
  createHmac('sha256', keys().visitor).update(id).digest('base64url').slice(0, 22);

/** How a session's id is stored: the table alone opens no session. */
export const storedId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Whether two texts are the same, in a time that tells nothing. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
