import type { KoaContextWithOIDC } from 'oidc-provider';
import { signOutPage } from './pages.server';

/** Where a sign-out leads: the address the client registered and named, or our own page. */
const onwards = ({ oidc }: KoaContextWithOIDC): string => {
  const named = oidc.params?.post_logout_redirect_uri;
  if (typeof named !== 'string') return oidc.urlFor('end_session_success');
  const url = new URL(named);
  if (typeof oidc.params?.state === 'string') url.searchParams.set('state', oidc.params.state);
  return url.href;
};

const redirectOnwards = (ctx: KoaContextWithOIDC): void => {
  ctx.status = 303;
  ctx.redirect(onwards(ctx));
};

/**
 * A sign-out whose identity token is that of who is signed in needs no question (OpenID Connect RP-Initiated Logout 1.0,
 * section 2); any other gets a page with one button.
 */
export async function askBeforeSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (!session || entities.IdTokenHint?.payload.sub !== session.accountId) return signOutPage(ctx, form);
  await session.destroy();
  redirectOnwards(ctx);
}

/** Nobody is signed in any more: on at once, instead of the provider's page that needs a script to move on. */
export async function leaveWhenSignedOut(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = ctx;
  const signedOut =
    oidc?.route === 'end_session' && ctx.status === 200 && oidc.session && !oidc.session.accountId;
  if (signedOut) redirectOnwards(ctx);
}
