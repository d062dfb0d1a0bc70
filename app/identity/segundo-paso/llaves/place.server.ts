import { isIP } from 'node:net';
import { settings } from '~/base/config.server';

/** Where a passkey is good: one host, and the origin of its pages. */
export interface Place {
  origin: string;
  rpId: string;
}

/**
 * Where the portal's passkeys are good; null where browsers know none: at an address without a name, and without TLS elsewhere than on
 * the machine itself (WebAuthn, 5.1).
 */
export function passkeyPlace(): Place | null {
  const { origin, hostname, protocol } = new URL(settings().PUBLIC_URL);
  const hasName = isIP(hostname) === 0 && !hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return hasName && isSecure ? { origin, rpId: hostname } : null;
}
