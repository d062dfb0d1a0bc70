import { createHmac, hkdfSync } from 'node:crypto';
import { onceForSettings } from '~/base/config.server';

const derived = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `captcha/${purpose}`, 32)).toString('base64url');

/** Keys of the captcha, each for one purpose, all from SESSION_SECRET. */
export const secretos = onceForSettings((settings) => ({
  pregunta: derived(settings.SESSION_SECRET, 'pregunta'),
  altcha: derived(settings.SESSION_SECRET, 'altcha'),
  altchaClave: derived(settings.SESSION_SECRET, 'altcha-clave'),
  origen: derived(settings.SESSION_SECRET, 'origen'),
}));

/** How an address or a session is kept: enough to count by, not enough to know who it was. */
export const disguised = (kind: 'direccion' | 'visitante', value: string): string =>
  createHmac('sha256', secretos().origen).update(`${kind}:${value}`).digest('base64url').slice(0, 22);
