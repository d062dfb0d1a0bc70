import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { now } from '~/clock.server';
import { onceForSettings } from '~/config.server';
import type { Metadata } from '~/openid/discovery.server';
import { portalClient } from '~/openid/issuer.server';
import { sameText } from '~/secrets.server';

const TIMEOUT_MS = 1500;
const TOLERANCE_SECONDS = 60;
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** The provider's identity token is not what it should be; the message never carries the token. */
export class IdTokenRefused extends Error {}

const keySets = onceForSettings(() => new Map<string, ReturnType<typeof createRemoteJWKSet>>());

function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets().get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
  keySets().set(address, keys);
  return keys;
}

/** What jose says where the keys cannot be had, or are none: the token may be as it should. */
const WITHOUT_KEYS = new Set<string>([
  errors.JOSEError.code, // "Expected 200 OK from the JSON Web Key Set"
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

/** Mistakes of the token itself; anything else is the provider not answering. */
const isTokenMistake = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !WITHOUT_KEYS.has(error.code);

/**
 * The claims of an identity token, once its signature, issuer, audience, expiry and nonce hold (OpenID Connect Core 1.0,
 * 3.1.3.7).
 */
export async function claimsOf(idToken: string, nonce: string, provider: Metadata): Promise<JWTPayload> {
  const { id } = portalClient();
  const claims = await jwtVerify(idToken, keysAt(provider.jwks_uri), {
    issuer: provider.issuer,
    audience: id,
    algorithms: ALGORITHMS,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: new Date(now().epochMilliseconds),
    requiredClaims: ['sub', 'exp', 'iat'],
  }).then(
    ({ payload }) => payload,
    (error: unknown) => {
      if (isTokenMistake(error)) throw new IdTokenRefused('identity token refused', { cause: error });
      throw error;
    },
  );
  if (typeof claims.nonce !== 'string' || !sameText(claims.nonce, nonce))
    throw new IdTokenRefused('nonce differs');
  const azp = claims.azp ?? id;
  if (azp !== id) throw new IdTokenRefused('issued to another client');
  return claims;
}
