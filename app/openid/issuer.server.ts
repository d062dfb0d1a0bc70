import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { derivedSecret } from '~/base/secrets.server';

/** Where the embedded provider is mounted. */
const MOUNT = '/oidc';

/** Whether this portal brings its own provider: no outside one is configured. */
export const isEmbedded = (): boolean => settings().OIDC_ISSUER === undefined;

/**
 * Whether the portal asks people of another provider for a second step of its own: where that one says by no claim that it asked for one, and the
 * registry, which holds each act to it, is this very process (decision 119).
 */
export function asksOwnSecondStep(): boolean {
  const { OIDC_FACTOR_CLAIM, REGISTRY_API_URL } = settings();
  return !isEmbedded() && OIDC_FACTOR_CLAIM === undefined && REGISTRY_API_URL === undefined;
}

/** Whether people add and take away devices of a second step here. */
export const keepsSecondSteps = (): boolean => isEmbedded() || asksOwnSecondStep();

/** The provider in force, without a slash at the end. */
export const issuer = (): string => settings().OIDC_ISSUER ?? `${settings().PUBLIC_URL}${MOUNT}`;

/** How the portal presents itself to the provider; with the embedded one the secret needs no setting. */
export function portalClient(): { id: string; secret: string; redirectUri: string; postLogoutUri: string } {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, SESSION_SECRET, PUBLIC_URL } = settings();
  return {
    id: OIDC_CLIENT_ID,
    secret: OIDC_CLIENT_SECRET ?? derivedSecret(SESSION_SECRET, 'cliente-oidc'),
    redirectUri: `${PUBLIC_URL}${address.vueltaDelIngreso()}`,
    postLogoutUri: `${PUBLIC_URL}${address.inicio()}`,
  };
}

/** Where this very process answers for the embedded provider, also when a proxy stands before `PUBLIC_URL`. */
export function backChannel(): string {
  const { HOST, PORT, PUBLIC_URL } = settings();
  const { hostname, protocol } = new URL(PUBLIC_URL);
  const direct = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  if (direct) return `${PUBLIC_URL}${MOUNT}`;
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const host = everywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}${MOUNT}`;
}
