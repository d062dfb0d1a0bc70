import { buildEndSessionUrl } from 'openid-client';
import { log } from '~/base/log.server';
import { portalClient } from '~/openid/issuer.server';
import { provider } from '~/openid/provider.server';
import { readForm } from '../forms/form.server';
import { type RouteArgs, redirectOut, renewRequestContext } from '../request/request-context.server';
import { leftCookie } from './just-left.server';
import { revokeTokens } from './revocation.server';

/** Ends the session with its cart and sale, then the provider's (spec 4). */
export async function signOut(args: RouteArgs): Promise<Response> {
  const { session } = await readForm(args);
  const { credentials } = session;
  await session.destroy();
  if (credentials) await revokeTokens(credentials);
  renewRequestContext(args, session);
  const response = redirectOut(args, credentials?.idToken ? await providerSignOut(credentials.idToken) : '/');
  response.headers.append('Set-Cookie', leftCookie());
  return response;
}

/** A provider that is away does not keep anybody signed in here. */
async function providerSignOut(idToken: string): Promise<string> {
  try {
    const known = await provider();
    if (!known.serverMetadata().end_session_endpoint) return '/';
    return buildEndSessionUrl(known, {
      id_token_hint: idToken,
      post_logout_redirect_uri: portalClient().postLogoutUri,
    }).href;
  } catch (error) {
    log.warn({ error }, 'the sign-in provider does not answer at sign-out');
    return '/';
  }
}
