import type { JWTPayload } from 'jose';
import { type Configuration, fetchUserInfo } from 'openid-client';
import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import { log } from '~/base/log.server';
import { acrOf, type Identidad, identityOf } from '~/openid/claims.server';
import { TOLERANCE_SECONDS } from '~/openid/provider.server';
import { RegistryFailure } from '~/registry/client.server';
import { requestReference } from '../failures/reference.server';
import { type RouteArgs, redirect, requestContext } from '../request/request-context.server';
import { authenticator, PROVIDER } from './authenticator.server';
import { enter } from './enter.server';
import { claimsOf } from './id-token.server';
import { onlyOnce } from './in-flight.server';
import { forgetSignIn, type PendingSignIn, pendingSignIns } from './pending.server';
import { AnswerRefused, loggedReason, reasonOf, refusedBecause } from './refusal.server';
import { hasOwnSecondStep, holdForCode } from './second-step.server';
import type { SignedIn } from './signed-in';
import type { Returned } from './strategy.server';
import { credentialsFrom, tokenColumns } from './tokens.server';

/**
 * Finishes a sign-in that comes back from the provider, and leads to where the person was. Asked again by the same
 * browser meanwhile it answers the same.
 */
export async function finishSignIn(args: RouteArgs): Promise<Response> {
  const state = new URL(args.request.url).searchParams.get('state');
  const pending = pendingSignIns(args.request).find((one) => one.state === state);
  if (!pending) throw refusedBecause('over');
  const { session } = await requestContext(args);
  return onlyOnce(`${pending.state} ${session.visitor}`, () => finish(args, pending));
}

async function finish(args: RouteArgs, pending: PendingSignIn): Promise<Response> {
  const signedIn = await identified(args, pending);
  const isHeld = await hasOwnSecondStep(args, signedIn).catch((error: unknown) => {
    if (!(error instanceof RegistryFailure)) throw error;
    throw notNow(args, pending);
  });
  const response = await (isHeld ? holdForCode : enter)(args, signedIn, pending);
  response.headers.append('Set-Cookie', forgetSignIn(pending));
  return response;
}

/** The page that says to try again in a while. */
const notNow = (args: RouteArgs, { volver }: PendingSignIn): Response =>
  redirect(args, address.error('Conexion', address.ingresar(volver), requestReference(args.context)));

/** Who signed in; a mistake is thrown as the page or the redirect that says so. */
async function identified(args: RouteArgs, pending: PendingSignIn) {
  try {
    const auth = await authenticator();
    return await signedIn(args.request, await auth.authenticate(PROVIDER, args.request));
  } catch (error) {
    const reason = reasonOf(error);
    const referencia = requestReference(args.context);
    log.warn({ error: loggedReason(error), reason, referencia }, 'a sign-in could not be finished');
    if (reason === 'settings')
      log.error(
        {},
        'the provider refuses the portal: see OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTH',
      );
    if (reason !== 'away') throw refusedBecause(reason);
    throw notNow(args, pending);
  }
}

async function signedIn(request: Request, returned: Returned): Promise<SignedIn> {
  const { tokens, provider, pending } = returned;
  const from = new URL(request.url).searchParams.get('iss');
  if (from !== null && from !== provider.serverMetadata().issuer)
    throw new AnswerRefused('answer of another issuer'); // RFC 9207
  const credentials = credentialsFrom(tokens);
  if (!credentials.idToken) throw new AnswerRefused('no identity token');
  const claims = await claimsOf(credentials.idToken, pending.nonce, provider.serverMetadata());
  const { oid, login, nombre, correo } = await personOf(claims, provider, credentials.accessToken);
  const persona = { oid, login, ...(nombre && { nombre }), ...(correo && { correo }) }; // it says who, not when nor how
  return {
    row: { oid, persona: JSON.stringify(persona), ...tokenColumns(credentials) },
    acr: acrOf(claims) ?? 'contrasena',
    ...askedIn(claims, pending),
    withOwnStep: false,
  };
}

/** A sign-in that was begun and left, and is finished much later, confirms nothing by a password of meanwhile. */
const RECENT_SECONDS = 10 * 60;

/** Whether the provider says that it asked for the password since this sign-in began (`max_age`, OpenID Connect Core 1.0, 3.1.2.1), and when it did. */
function askedIn({ auth_time }: JWTPayload, { desde }: PendingSignIn): Pick<SignedIn, 'asked' | 'askedAt'> {
  if (typeof auth_time !== 'number') return { asked: 'not said', askedAt: null };
  const at = Math.min(auth_time * 1000, now().epochMilliseconds);
  const since = Math.max(desde, now().epochMilliseconds - RECENT_SECONDS * 1000);
  const isSince = auth_time + TOLERANCE_SECONDS >= since / 1000;
  return { asked: isSince ? 'asked' : 'not asked', askedAt: new Date(at).toISOString() };
}

/** The identity token says who it is; a provider that keeps the login out of it says it at userinfo. */
async function personOf(
  claims: JWTPayload,
  provider: Configuration,
  accessToken: string,
): Promise<Identidad> {
  const known = identityOf(claims);
  const canAsk = provider.serverMetadata().userinfo_endpoint !== undefined;
  if (known && (claims.username ?? claims.preferred_username ?? !canAsk)) return known;
  const told = identityOf(await fetchUserInfo(provider, accessToken, String(claims.sub)));
  if (told === null) throw new AnswerRefused('userinfo speaks of nobody');
  return told;
}
