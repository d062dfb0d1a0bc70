import Provider, { type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Temporal } from 'temporal-polyfill';
import { now } from '~/base/clock.server';
import { onceForSettings, settings } from '~/base/config.server';
import { derivedSecret, secretsThatCount } from '~/base/secrets.server';
import { ACRS } from '~/openid/claims.server';
import { issuer, portalClient } from '~/openid/issuer.server';
import { PARA } from '~/openid/signs-in-for';
import { findAccount } from './accounts.server';
import { databaseAdapter } from './adapter.server';
import { errorPage, signedOutPage } from './pages.server';
import { askBeforeSignOut, leaveWhenSignedOut } from './sign-out.server';
import { signingKeys } from './signing-keys.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const SCOPES = ['openid', 'profile', 'email', 'api'] as const;

/** The client that may ask, and the secret its cookies are signed with. */
type Client = ReturnType<typeof portalClient>;

/** What the provider knows of its client (OpenID Connect Dynamic Client Registration 1.0, section 2). */
const metadataOf = (client: Client): ClientMetadata => ({
  client_id: client.id,
  client_secret: client.secret,
  redirect_uris: [client.redirectUri],
  post_logout_redirect_uris: [client.postLogoutUri],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  scope: SCOPES.join(' '),
  id_token_signed_response_alg: 'ES256',
  require_auth_time: true,
});

const FEATURES: Configuration['features'] = {
  devInteractions: { enabled: false },
  userinfo: { enabled: true },
  claimsParameter: { enabled: true },
  revocation: {
    enabled: true,
    allowedPolicy: async (_, client, token) => token.clientId === client.clientId,
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: askBeforeSignOut,
    postLogoutSuccessSource: signedOutPage,
  },
};

/**
 * What is said of an account (spec 3, Session). Whoever asks with an access token is also told how and when its person signed
 * in for it, and to which client it was given: a registry apart judges by that what could take a name away, and from whom it takes
 * tokens (decisions 086, 131).
 */
const accountOf: Configuration['findAccount'] = async (_, oid, token) => {
  const account = await findAccount(oid);
  if (!account) return undefined;
  const { login, nombre, correo, verificado } = account;
  const claims = {
    sub: oid,
    username: login,
    preferred_username: login,
    name: nombre,
    ...(correo && { email: correo, email_verified: verificado }),
    ...(token && 'extra' in token && token.extra),
    ...(token && 'clientId' in token && { client_id: token.clientId }),
  };
  return { accountId: oid, claims: () => claims };
};

const configuration = (client: Client, cookieKeys: string[]): Configuration => ({
  adapter: databaseAdapter,
  clients: [metadataOf(client)],
  scopes: [...SCOPES],
  // What may only be changed soon after it asked for the password is judged by its tokens (decision 051).
  extraTokenClaims: (ctx?: KoaContextWithOIDC) => {
    const { authTime, acr, amr } = ctx?.oidc.entities.AuthorizationCode ?? {};
    return { auth_time: authTime, acr, amr };
  },
  acrValues: [...ACRS],
  extraParams: [PARA],
  claims: {
    openid: ['sub', 'acr', 'amr', 'auth_time', 'client_id'],
    profile: ['name', 'preferred_username', 'username'],
    email: ['email', 'email_verified'],
  },
  conformIdTokenClaims: false, // the identity token carries sub and username (spec 3, Session)
  responseTypes: ['code'],
  pkce: { required: () => true },
  cookies: {
    keys: cookieKeys,
    names: { session: 'ingreso_sesion', interaction: 'ingreso_paso', resume: 'ingreso_regreso' },
    long: { signed: true, httpOnly: true, sameSite: 'lax' },
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
  },
  // Signing in again asks for the password again: the portal is the only one asking, and its own session has limits.
  ttl: {
    Session: 10 * MINUTE,
    Interaction: HOUR,
    Grant: 12 * HOUR,
    AccessToken: 12 * HOUR,
    IdToken: HOUR,
    AuthorizationCode: MINUTE,
  },
  expiresWithSession: () => false,
  features: FEATURES,
  interactions: { url: (_, interaction) => `/oidc/interaccion/${interaction.uid}` },
  findAccount: accountOf,
  loadExistingGrant: grantTo,
  renderError: errorPage,
});

/** The portal is the provider's own: nobody is asked whether it may know who they are. */
const grantTo: Configuration['loadExistingGrant'] = async (ctx) => {
  const { session, client, account, provider } = ctx.oidc;
  if (!client || !account) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
};

/** A provider for one client: the portal, or another one in a test. The first secret signs its cookies, any of them will do. */
export async function makeProvider(
  address: string,
  client: Client,
  secrets: readonly string[],
): Promise<Provider> {
  const cookieKeys = secrets.map((secret) => derivedSecret(secret, 'cookies-oidc'));
  const jwks = { keys: await signingKeys() };
  const provider = new Provider(address, { ...configuration(client, cookieKeys), jwks });
  provider.use(leaveWhenSignedOut);
  provider.proxy = true; // `router.server.ts` alone says under which address it is reached
  return provider;
}

/** Keys rotate: the provider is made anew from time to time. All it knows is in the database. */
const RENEWAL_HOURS = 12;

const held = onceForSettings<{ made?: Temporal.Instant; provider?: Promise<Provider> }>(() => ({}));

/** The embedded provider of this process. */
export function embeddedProvider(): Promise<Provider> {
  const holder = held();
  const limit = now().subtract({ hours: RENEWAL_HOURS }).epochMilliseconds;
  if (!holder.provider || !holder.made || holder.made.epochMilliseconds < limit) {
    holder.made = now();
    holder.provider = makeProvider(issuer(), portalClient(), secretsThatCount(settings()));
    holder.provider.catch(() => {
      holder.provider = undefined; // a database that was away for a moment is asked again
    });
  }
  return holder.provider;
}
