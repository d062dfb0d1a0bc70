import type { OAuth2Tokens } from 'arctic';
import { parseSetCookie } from 'cookie';
import type { Configuration } from 'openid-client';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import { randomId, settings } from '~/base/config.server';
import { factorRule } from '~/openid/claims.server';
import { isEmbedded, portalClient } from '~/openid/issuer.server';
import { PARA, reasonOfPath } from '~/openid/signs-in-for';
import { ACRS, type Acr } from '~/registry/domain/step-up';
import { ProviderClient } from './client.server';
import { type PendingSignIn, pendingSignIns, rememberSignIn } from './pending.server';

/** Scopes of the specification (section 7, Identity provider). */
const SCOPES = ['openid', 'profile', 'email', 'api'];
/** With which some providers alone give a refresh token. */
const OFFLINE = 'offline_access';

/** Whether it is asked for, which may cost each person a question more: a setting says so. */
const asksOffline = (provider: Configuration): boolean =>
  settings().OIDC_OFFLINE_ACCESS && provider.serverMetadata().scopes_supported?.includes(OFFLINE) === true;

/** Parameters of the request that begins a sign-in (`startRequest`). */
const [BACK_TO, AGAIN, CONFIRMS, ACR] = ['volver', 'de-nuevo', 'confirma', 'acr'];
/** Of the library's own cookie, which no browser gets: what it would hold is sealed by `pending.server.ts`. */
const COOKIE = 'oauth2';

/** What came back from the provider for a sign-in that began here. */
export interface Returned {
  tokens: OAuth2Tokens;
  pending: PendingSignIn;
  provider: Configuration;
}

/**
 * Authorization code with PKCE (S256) and state as remix-auth-oauth2 does them, and the nonce of OpenID Connect. What must
 * come back is kept sealed instead of in the library's own plain cookie.
 */
export class PortalStrategy extends OAuth2Strategy<Returned> {
  constructor(readonly provider: Configuration) {
    const { authorization_endpoint, token_endpoint, revocation_endpoint } = provider.serverMetadata();
    if (!authorization_endpoint || !token_endpoint) throw new Error('the provider signs nobody in by code');
    const { id, redirectUri } = portalClient();
    super(
      {
        clientId: id,
        clientSecret: null,
        authorizationEndpoint: authorization_endpoint,
        tokenEndpoint: token_endpoint,
        ...(revocation_endpoint && { tokenRevocationEndpoint: revocation_endpoint }),
        redirectURI: redirectUri,
        scopes: asksOffline(provider) ? [...SCOPES, OFFLINE] : SCOPES,
        cookie: COOKIE,
      },
      async ({ request, tokens }) => ({ tokens, pending: pendingOf(request), provider }),
    );
    this.client = new ProviderClient(provider);
  }

  /** Begins with a redirect that is thrown; answers what a sign-in that this browser began comes back with. */
  override async authenticate(request: Request): Promise<Returned> {
    if (new URL(request.url).searchParams.has('state')) return super.authenticate(withLibraryCookie(request));
    try {
      return await super.authenticate(request);
    } catch (thrown) {
      throw thrown instanceof Response ? sealed(request, thrown) : thrown;
    }
  }

  protected override authorizationParams(params: URLSearchParams, request: Request): URLSearchParams {
    const asked = new URLSearchParams(params);
    asked.set('nonce', randomId());
    const { searchParams } = new URL(request.url);
    const login = searchParams.get(CONFIRMS);
    const prompts = [
      ...(login !== null || searchParams.has(AGAIN) ? ['login'] : []),
      ...(asksOffline(this.provider) ? ['consent'] : []), // without it the scope is left out (OpenID Connect Core 1.0, 11)
    ];
    if (prompts.length > 0) asked.set('prompt', prompts.join(' '));
    if (login !== null) {
      asked.set('login_hint', login);
      asked.set('max_age', '0'); // so that the provider says when it asked (OpenID Connect Core 1.0, 3.1.2.1)
    }
    if (searchParams.get(ACR) === 'segundo-factor') askForFactor(asked);
    const reason = isEmbedded() && reasonOfPath(searchParams.get(BACK_TO) ?? '/');
    if (reason) asked.set(PARA, reason);
    return asked;
  }
}

/** A provider that says by `acr` how it signed somebody in is asked for it as an essential claim (OpenID Connect Core 1.0, 5.5.1.1). */
function askForFactor(asked: URLSearchParams): void {
  const rule = factorRule();
  if (rule?.claim !== 'acr') return;
  asked.set('acr_values', rule.values.join(' '));
  asked.set('claims', JSON.stringify({ id_token: { acr: { essential: true, values: rule.values } } }));
}

/** The sign-in of this browser that a request comes back from. */
function pendingOf(request: Request): PendingSignIn {
  const state = new URL(request.url).searchParams.get('state');
  const found = pendingSignIns(request).find((one) => one.state === state);
  if (!found) throw new RangeError('no sign-in of this browser');
  return found;
}

/** How a sign-in begins. */
interface Start {
  volver: string;
  /** Asks for the password even of somebody the provider still knows. */
  again: boolean;
  /** Of somebody signed in who shows once more who they are. */
  confirms?: { login: string; acr: Acr };
}

/** The request that begins a sign-in: with the browser's cookies, and without `state`, which would be an answer. */
export function startRequest({ headers }: Request, { volver, again, confirms }: Start): Request {
  const url = new URL(address.ingresar(volver), settings().PUBLIC_URL);
  if (again) url.searchParams.set(AGAIN, '1');
  if (confirms) {
    url.searchParams.set(CONFIRMS, confirms.login);
    url.searchParams.set(ACR, confirms.acr);
  }
  return new Request(url, { headers: { Cookie: headers.get('Cookie') ?? '' } });
}

/** The redirect to the provider, with what the library keeps in a plain cookie sealed in one of ours. */
function sealed(request: Request, begun: Response): Response {
  const location = begun.headers.get('Location') ?? '';
  const { searchParams } = new URL(location);
  const [state, nonce] = [searchParams.get('state') ?? '', searchParams.get('nonce') ?? ''];
  const { value } = parseSetCookie(begun.headers.get('Set-Cookie') ?? '', { decode: String });
  const verifier = new URLSearchParams(value?.replaceAll('"', '')).get(state);
  if (!verifier) throw new Error('remix-auth-oauth2 keeps its verifier otherwise than known');
  const asked = new URL(request.url).searchParams;
  const volver = asked.get(BACK_TO) ?? '/';
  const confirms = ACRS.find((acr) => acr === asked.get(ACR)) ?? null;
  const pending = { state, verifier, nonce, volver, confirms, desde: now().epochMilliseconds };
  const headers = new Headers({ Location: location });
  for (const cookie of rememberSignIn(request, pending)) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** The request that comes back, with the cookie that the library would have made of what was sealed. */
function withLibraryCookie(request: Request): Request {
  const { state, verifier } = pendingOf(request);
  const library = `${COOKIE}:0=${new URLSearchParams({ state, [state]: verifier })}`;
  const headers = { Cookie: `${library}; ${request.headers.get('Cookie')}` };
  return new Request(request.url, { headers });
}
