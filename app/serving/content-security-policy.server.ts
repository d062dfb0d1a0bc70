import { settings } from '../base/config.server';

/** How the scripts of a page are named: by the nonce of its answer, or by what they say (base64 of SHA-256). */
export type NamedScripts = { nonce: string } | { digests: string[] };

/**
 * The policy of a page: nothing from other origins, no inline style, and scripts only where the page ships them,
 * each named. Form posts may be answered by a redirect to the sign-in provider, so `form-action` names it.
 */
export function contentSecurityPolicy(scripts: NamedScripts | null): string {
  return [
    "default-src 'none'",
    `script-src ${scripts ? sourcesOf(scripts) : "'none'"}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${signInOrigin()}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A digest names a script in the page and not what it loads: that is one of our files. */
const sourcesOf = (scripts: NamedScripts): string =>
  'nonce' in scripts
    ? `'nonce-${scripts.nonce}' 'strict-dynamic'`
    : ["'self'", ...scripts.digests.map((digest) => `'sha256-${digest}'`)].join(' ');

const signInOrigin = (): string => {
  const issuer = settings().OIDC_ISSUER;
  return issuer ? ` ${new URL(issuer).origin}` : '';
};
