import { OAuth2Client, OAuth2Tokens } from 'arctic';
import { type Configuration, genericGrantRequest, refreshTokenGrant, tokenRevocation } from 'openid-client';
import { portalClient } from '~/openid/issuer.server';

/**
 * What remix-auth-oauth2 asks a provider with. Its own client knows no way but Basic, without the encoding that RFC 6749,
 * 2.3.1 asks for, and waits for ever; openid-client presents the portal as the provider wants it, in time.
 */
export class ProviderClient extends OAuth2Client {
  readonly #provider: Configuration;

  constructor(provider: Configuration) {
    const { id, redirectUri } = portalClient();
    super(id, null, redirectUri);
    this.#provider = provider;
  }

  override async validateAuthorizationCode(
    _endpoint: string,
    code: string,
    verifier: string | null,
  ): Promise<OAuth2Tokens> {
    const { redirectUri } = portalClient();
    const given = { code, redirect_uri: redirectUri, ...(verifier && { code_verifier: verifier }) };
    return new OAuth2Tokens(await genericGrantRequest(this.#provider, 'authorization_code', given));
  }

  /** The scopes stay as they were granted (RFC 6749, 6). */
  override async refreshAccessToken(_endpoint: string, refreshToken: string): Promise<OAuth2Tokens> {
    return new OAuth2Tokens(await refreshTokenGrant(this.#provider, refreshToken));
  }

  override revokeToken(_endpoint: string, token: string): Promise<void> {
    return tokenRevocation(this.#provider, token);
  }
}
