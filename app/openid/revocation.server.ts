import { log } from '~/log.server';
import { askProvider } from './ask.server';
import { metadata } from './discovery.server';
import { portalClient } from './issuer.server';
import { forgetUserinfo } from './userinfo.server';

const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/**
 * Tells the provider that a token is used no more (RFC 7009), so that a copy of it opens nothing. A provider that is away,
 * or has no such address, keeps nobody signed in here.
 */
export async function revokeToken(token: string): Promise<void> {
  const { id, secret } = portalClient();
  try {
    const { revocation_endpoint } = await metadata();
    if (!revocation_endpoint) return;
    const client = Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64');
    const { status } = await askProvider(revocation_endpoint, {
      method: 'POST',
      headers: { Authorization: `Basic ${client}` },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
    });
    if (status !== 200) throw new Error(`revocation answered ${status}`);
  } catch (error) {
    log.warn({ error }, 'a token could not be revoked');
  } finally {
    forgetUserinfo(token);
  }
}
