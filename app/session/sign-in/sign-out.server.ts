import { log } from '~/log.server';
import { metadata } from '~/openid/discovery.server';
import { portalClient } from '~/openid/issuer.server';
import { revokeToken } from '~/openid/revocation.server';
import { readForm } from '../form.server';
import { type RouteArgs, redirectOut, visitAgain } from '../visit.server';

/** Ends the session with its cart and sale, then the provider's (spec 4). */
export async function signOut(args: RouteArgs): Promise<Response> {
  const { session } = await readForm(args);
  const { idToken, accessToken } = session.credentials ?? {};
  await session.destroy();
  if (accessToken) await revokeToken(accessToken);
  visitAgain(args, session);
  return redirectOut(args, idToken ? await providerSignOut(idToken) : '/');
}

/** A provider that is away does not keep anybody signed in here. */
async function providerSignOut(idToken: string): Promise<string> {
  const { id, postLogoutUri } = portalClient();
  try {
    const { end_session_endpoint } = await metadata();
    if (!end_session_endpoint) return '/';
    const url = new URL(end_session_endpoint);
    url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('post_logout_redirect_uri', postLogoutUri);
    url.searchParams.set('client_id', id);
    return url.href;
  } catch (error) {
    log.warn({ error }, 'the sign-in provider does not answer at sign-out');
    return '/';
  }
}
