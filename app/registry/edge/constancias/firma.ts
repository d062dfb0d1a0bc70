import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { onceForSettings } from '~/base/config.server';

/** PKCS #8 of an Ed25519 private key up to its 32 bytes (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Signer {
  privada: KeyObject;
  /** How the key is called: the beginning of the digest of its public half. */
  clave: string;
  pem: string;
}

/**
 * The key that certificates are signed with, from the portal's one secret (RFC 5869), so that every machine has the same and
 * no copy of the database holds it. With another secret there is another key; the public halves of the former ones stay in the
 * database, and what they signed can still be checked.
 */
const signer = onceForSettings(({ SESSION_SECRET }): Signer => {
  const seed = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'constancias', 32));
  const privada = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const pem = createPublicKey(privada).export({ format: 'pem', type: 'spki' }).toString();
  return { privada, pem, clave: createHash('sha256').update(pem).digest('hex').slice(0, 16) };
});

/** The key in force, by name and in PEM. */
export function claveVigente(): Pick<Signer, 'clave' | 'pem'> {
  const { clave, pem } = signer();
  return { clave, pem };
}

/** The signature of a text (RFC 8032, Ed25519), in base64. */
export const firmar = (texto: string): string =>
  sign(null, Buffer.from(texto, 'utf8'), signer().privada).toString('base64');
