import type { JWTPayload } from 'jose';
import { type Configuration, fetchUserInfo } from 'openid-client';
import * as address from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import { log } from '~/base/log.server';
import type { Aviso } from '~/components/frame/data';
import { acrOf, type Identidad, identityOf } from '~/openid/claims.server';
import { TOLERANCE_SECONDS } from '~/openid/provider.server';
import type { Acr } from '~/registry/domain/step-up';
import { requestReference } from '../failures/reference.server';
import { type RouteArgs, redirect, redirectOut, requestContext } from '../request/request-context.server';
import { authenticator, PROVIDER } from './authenticator.server';
import { associateCart } from './cart.server';
import { firstStop } from './first-stop.server';
import { claimsOf } from './id-token.server';
import { onlyOnce } from './in-flight.server';
import { forgetSignIn, type PendingSignIn, pendingSignIns } from './pending.server';
import { AnswerRefused, loggedReason, reasonOf, refusedBecause } from './refusal.server';
import type { Returned } from './strategy.server';
import { credentialsFrom, tokenColumns } from './tokens.server';

const CONFIRMED: Record<Acr, Aviso> = {
  contrasena: {
    tipo: 'aviso',
    texto: 'Confirmó su contraseña. Lo que escribió está en el formulario: para terminar, envíelo de nuevo.',
  },
  'segundo-factor': {
    tipo: 'aviso',
    texto:
      'Confirmó que es usted, con su segundo paso. Lo que escribió está en el formulario: para terminar, envíelo de nuevo.',
  },
};
const NOT_ASKED: Record<Acr, Aviso> = {
  contrasena: {
    tipo: 'error',
    texto:
      'Su proveedor de identidad no le volvió a pedir la contraseña, y sin ella ese cambio no se hace. Cierre la sesión, ingrese de nuevo y repítalo.',
  },
  'segundo-factor': {
    tipo: 'error',
    texto:
      'Su proveedor de identidad no dice que haya ingresado con un segundo paso, y sin él ese cambio no se hace. Actívelo en su cuenta de ese proveedor, ingrese de nuevo y repítalo.',
  },
};

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
  const { session } = await requestContext(args);
  await session.renewFor(signedIn);
  await associateCart(args, session);
  const { confirms } = pending;
  if (confirms) await session.write('aviso', (signedIn.confirmada ? CONFIRMED : NOT_ASKED)[confirms]);
  const { plainRegistry } = await requestContext(args);
  const response = redirectOut(args, await firstStop(pending.volver, session, plainRegistry));
  response.headers.append('Set-Cookie', forgetSignIn(pending));
  return response;
}

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
    throw redirect(args, address.error('Conexion', address.ingresar(pending.volver), referencia));
  }
}

async function signedIn(request: Request, returned: Returned) {
  const { tokens, provider, pending } = returned;
  const from = new URL(request.url).searchParams.get('iss');
  if (from !== null && from !== provider.serverMetadata().issuer)
    throw new AnswerRefused('answer of another issuer'); // RFC 9207
  const credentials = credentialsFrom(tokens);
  if (!credentials.idToken) throw new AnswerRefused('no identity token');
  const claims = await claimsOf(credentials.idToken, pending.nonce, provider.serverMetadata());
  const { oid, login, nombre, correo } = await personOf(claims, provider, credentials.accessToken);
  const persona = { oid, login, ...(nombre && { nombre }), ...(correo && { correo }) }; // it says who, not when nor how
  const acr = acrOf(claims) ?? 'contrasena';
  return {
    oid,
    persona: JSON.stringify(persona),
    ...tokenColumns(credentials),
    confirmada: isConfirmation(claims, acr, pending) ? stamp(now()) : null,
    acr,
  };
}

/**
 * Whether the provider asked since this sign-in began, and for a second factor where that was wanted. It was asked to say when
 * (`max_age`); one that does not say it at all is believed to have done what `prompt=login` asks (decision 051).
 */
const isConfirmation = ({ auth_time }: JWTPayload, acr: Acr, { confirms, desde }: PendingSignIn): boolean =>
  confirms !== null &&
  (confirms === 'contrasena' || acr === confirms) &&
  (typeof auth_time !== 'number' || auth_time + TOLERANCE_SECONDS >= desde / 1000);

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
