import { log } from '~/base/log.server';
import { forgetUserinfo } from '~/openid/userinfo.server';
import type { Credentials } from '../credentials.server';
import { strategy } from './authenticator.server';

/**
 * Tells the provider that tokens are used no more (RFC 7009), so that a copy of them opens nothing. A provider that is away,
 * or has no such address, keeps nobody signed in here.
 */
export async function revokeTokens({ accessToken, refreshToken }: Credentials): Promise<void> {
  try {
    const known = await strategy();
    if (!known.provider.serverMetadata().revocation_endpoint) return;
    if (refreshToken) await known.revokeToken(refreshToken);
    await known.revokeToken(accessToken);
  } catch (error) {
    log.warn({ error }, 'a token could not be revoked');
  } finally {
    forgetUserinfo(accessToken);
  }
}
