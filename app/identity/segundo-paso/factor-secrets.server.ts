import { onceForSettings } from '~/base/config.server';
import { derivedSecret, sealBy, secretsThatCount, unsealBy } from '~/base/secrets.server';

/** FACTOR_SECRET, or else SESSION_SECRET: never the database. The first seals, the others still open. */
const keys = onceForSettings((settings) =>
  (settings.FACTOR_SECRET ?? secretsThatCount(settings)).map((secret) =>
    Buffer.from(derivedSecret(secret, 'segundo-paso'), 'base64url'),
  ),
);

const sealingKey = (): Buffer => {
  const [first] = keys();
  if (!first) throw new Error('FACTOR_SECRET has no secret');
  return first;
};

export const sealFactor = (secret: string): string => sealBy(sealingKey(), secret);

/** The secret of a device, and whether it was sealed with a key on its way out; null where none of them opens it. */
export function unsealFactor(sealed: string): { secret: string; isOld: boolean } | null {
  for (const [place, key] of keys().entries()) {
    const secret = unsealBy(key, sealed);
    if (secret !== null) return { secret, isOld: place > 0 };
  }
  return null;
}
