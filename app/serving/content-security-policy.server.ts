import { createHash } from 'node:crypto';
import { settings } from '../base/config.server';
import { SLOW_PRESS } from './slow-press-script.server';

/**
 * How the scripts of a page are named: by the nonce of its answer; by what they say (base64 of SHA-256), beside our files; or
 * the one and only by what it says.
 */
export type NamedScripts = { nonce: string } | { digests: string[] } | { only: string };

/** The base64 of SHA-256 by which a policy names what a script says (CSP 3, 2.3.1). */
export const digestOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/** What runs on a page that ships no scripts. */
export const SIGN_ONLY: NamedScripts = { only: digestOf(SLOW_PRESS) };

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

function sourcesOf(scripts: NamedScripts): string {
  if ('nonce' in scripts) return `'nonce-${scripts.nonce}' 'strict-dynamic'`;
  if ('only' in scripts) return byDigest(scripts.only);
  // A digest names a script in the page and not what it loads: that is one of our files.
  return ["'self'", ...scripts.digests.map(byDigest)].join(' ');
}

const byDigest = (digest: string): string => `'sha256-${digest}'`;

const signInOrigin = (): string => {
  const issuer = settings().OIDC_ISSUER;
  return issuer ? ` ${new URL(issuer).origin}` : '';
};
