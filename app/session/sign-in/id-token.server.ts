import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import type { ServerMetadata } from 'openid-client';
import { now } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { sameText } from '~/base/secrets.server';
import { askProvider } from '~/openid/ask.server';
import { portalClient } from '~/openid/issuer.server';
import { TOLERANCE_SECONDS } from '~/openid/provider.server';

/** Signatures that only the provider can make: none with a secret that both sides have, and no `none` (RFC 8725, 3.2). */
const OF_ONE_SIDE = /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;
const USUAL = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** How the provider may sign: what it says of itself. */
function algorithmsOf({ id_token_signing_alg_values_supported: said }: ServerMetadata): string[] {
  const offered = (said ?? USUAL).filter((name) => OF_ONE_SIDE.test(name));
  return offered.includes('EdDSA') ? [...offered, 'Ed25519'] : offered; // one algorithm, two names (RFC 9864)
}

/** The provider's identity token is not what it should be; the message never carries the token. */
export class IdTokenRefused extends Error {}

const keySets = onceForSettings(() => new Map<string, ReturnType<typeof createRemoteJWKSet>>());

function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets().get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), {
    // A key that was not there a moment ago is asked for: only who answers with a code that is good gets this far.
    cooldownDuration: 0,
    [customFetch]: askProvider,
  });
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

/** Which claim, or what of the signature; never a value. */
const reasonIn = (error: unknown): string =>
  error instanceof errors.JWTClaimValidationFailed
    ? `${error.code} ${error.claim}`
    : error instanceof errors.JOSEError
      ? error.code
      : 'unknown';

/**
 * The claims of an identity token, once its signature, issuer, audience, expiry and nonce hold (OpenID Connect Core 1.0,
 * 3.1.3.7).
 */
export async function claimsOf(
  idToken: string,
  nonce: string,
  provider: ServerMetadata,
): Promise<JWTPayload> {
  const { id } = portalClient();
  if (!provider.jwks_uri) throw new Error('the provider says nowhere with which keys it signs');
  const claims = await jwtVerify(idToken, keysAt(provider.jwks_uri), {
    issuer: provider.issuer,
    audience: id,
    algorithms: algorithmsOf(provider),
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: new Date(now().epochMilliseconds),
    requiredClaims: ['sub', 'exp', 'iat'],
  }).then(
    ({ payload }) => payload,
    (error: unknown) => {
      if (isTokenMistake(error))
        throw new IdTokenRefused(`identity token refused (${reasonIn(error)})`, { cause: error });
      throw error;
    },
  );
  if (typeof claims.nonce !== 'string' || !sameText(claims.nonce, nonce))
    throw new IdTokenRefused('nonce differs');
  const azp = claims.azp ?? id;
  if (azp !== id) throw new IdTokenRefused('issued to another client');
  return claims;
}
