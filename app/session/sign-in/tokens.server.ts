import type { OAuth2Tokens } from 'arctic';
import { now, stamp } from '~/base/clock.server';
import { seal } from '~/base/secrets.server';
import type { Credentials } from '../credentials.server';

/** When an access token ends; undefined where the provider does not say it (RFC 6749, 5.1: it need not). */
function endOf(tokens: OAuth2Tokens): string | undefined {
  const seconds: unknown = Reflect.get(tokens.data, 'expires_in');
  return typeof seconds === 'number' ? stamp(now().add({ seconds: Math.floor(seconds) })) : undefined;
}

/** What a session keeps of the tokens; an answer to a refresh may leave out what stays (OpenID Connect Core 1.0, 12.2). */
export function credentialsFrom(tokens: OAuth2Tokens, before?: Credentials): Credentials {
  const expira = endOf(tokens);
  const idToken = 'id_token' in tokens.data ? tokens.idToken() : before?.idToken;
  const refreshToken = tokens.hasRefreshToken() ? tokens.refreshToken() : before?.refreshToken;
  return {
    accessToken: tokens.accessToken(),
    ...(idToken && { idToken }),
    ...(refreshToken && { refreshToken }),
    ...(expira && { expira }),
  };
}

/**
 * The columns of a session's row. Where there is a refresh token, or nobody says when the access token ends, the session has
 * its own limits and no other.
 */
export const tokenColumns = (credentials: Credentials) => ({
  credenciales: seal(JSON.stringify(credentials)),
  vence: credentials.refreshToken ? null : (credentials.expira ?? null),
});
