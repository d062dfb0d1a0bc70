import { settings } from './config.server';

/**
 * The policy of a page: nothing from other origins, no inline style, and scripts only where the page ships them,
 * named by the nonce. Form posts may be answered by a redirect to the sign-in provider, so `form-action` names it.
 */
export function contentSecurityPolicy(nonce: string): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${signInOrigin()}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const signInOrigin = (): string => {
  const issuer = settings().OIDC_ISSUER;
  return issuer ? ` ${new URL(issuer).origin}` : '';
};
