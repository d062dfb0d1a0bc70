import { setTimeout as wait } from 'node:timers/promises';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import { randomId } from '~/config.server';
import type { Metadata } from '~/openid/discovery.server';
import { portalClient } from '~/openid/issuer.server';

/** Scopes of the specification (section 7, Identity provider). */
const SCOPES = ['openid', 'profile', 'email', 'api'];

/** A code can be used once, so its answer is waited for longer than another. */
const TIMEOUT_MS = 3000;

/** What begins a sign-in. */
export type Beginning = { url: URL; state: string; verifier: string; nonce: string };

/**
 * Authorization code with PKCE (S256) and state as remix-auth-oauth2 makes them, and the nonce of OpenID Connect. What
 * must come back is kept by `pending.server.ts`, sealed, instead of the library's own plain cookie.
 */
export class PortalStrategy extends OAuth2Strategy<never> {
  constructor({ authorization_endpoint, token_endpoint }: Metadata) {
    const { id, secret, redirectUri } = portalClient();
    super(
      {
        clientId: id,
        clientSecret: secret,
        authorizationEndpoint: authorization_endpoint,
        tokenEndpoint: token_endpoint,
        redirectURI: redirectUri,
        scopes: SCOPES,
      },
      () => Promise.reject(new Error('sign-in is finished by finish()')),
    );
  }

  /** Where to send the person; `again` asks for the password even of somebody the provider still knows. */
  begin(again: boolean): Beginning {
    const { url, state, codeVerifier } = this.createAuthorizationURL();
    const nonce = randomId();
    url.searchParams.set('nonce', nonce);
    if (again) url.searchParams.set('prompt', 'login');
    return { url, state, verifier: codeVerifier, nonce };
  }

  /** Changes the code for tokens; a provider that does not answer in time is given up, which the library never does. */
  finish(code: string, verifier: string) {
    const tokens = this.validateAuthorizationCode(code, verifier);
    const late = wait(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('the provider does not answer at its token endpoint');
    });
    return Promise.race([tokens, late]);
  }
}
