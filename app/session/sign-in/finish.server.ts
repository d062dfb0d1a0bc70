import { data } from '@remix-run/node';
import { OAuth2RequestError, UnexpectedErrorResponseBodyError } from 'remix-auth-oauth2';
import * as address from '~/addresses';
import { now, stamp } from '~/clock.server';
import { log } from '~/log.server';
import { type Identidad, identityOf } from '~/openid/claims.server';
import { type Metadata, metadata } from '~/openid/discovery.server';
import { askUserinfo } from '~/openid/userinfo.server';
import { seal } from '~/secrets.server';
import { type RouteArgs, redirect, redirectOut, visit } from '../visit.server';
import { associateCart } from './cart.server';
import { firstStop } from './first-stop.server';
import { claimsOf, IdTokenRefused } from './id-token.server';
import { onlyOnce } from './in-flight.server';
import { type PendingSignIn, pendingSignIns, rememberSignIns } from './pending.server';
import { PortalStrategy } from './strategy.server';

const refused = () =>
  data(
    {
      titulo: 'No se pudo iniciar la sesión',
      mensaje:
        'El pedido venció, ya se usó o se abrió en otra ventana. Elija Iniciar Sesión para comenzar de nuevo.',
    },
    { status: 400 },
  );

/**
 * Finishes a sign-in that comes back from the provider, and leads to where the person was. Asked again by the same
 * browser meanwhile it answers the same.
 */
export async function finishSignIn(args: RouteArgs): Promise<Response> {
  const state = new URL(args.request.url).searchParams.get('state');
  const all = pendingSignIns(args.request);
  const pending = all.find((one) => one.state === state);
  if (!pending) throw refused();
  const { session } = await visit(args);
  return onlyOnce(`${pending.state} ${session.visitor}`, () => finish(args, pending, all));
}

async function finish(args: RouteArgs, pending: PendingSignIn, all: PendingSignIn[]): Promise<Response> {
  const signedIn = await identified(args, new URL(args.request.url).searchParams, pending);
  const { session } = await visit(args);
  await session.renewFor(signedIn);
  await associateCart(args, session);
  const { plainRegistry } = await visit(args);
  const response = redirectOut(args, await firstStop(pending.volver, session, plainRegistry));
  response.headers.append('Set-Cookie', rememberSignIns(all.filter((one) => one !== pending)));
  return response;
}

/** Who signed in; a mistake is thrown as the page or the redirect that says so. */
async function identified(args: RouteArgs, answer: URLSearchParams, pending: PendingSignIn) {
  try {
    return await exchange(answer, pending);
  } catch (error) {
    log.warn({ error: withoutCause(error) }, 'a sign-in could not be finished');
    if (isMistake(error)) throw refused();
    throw redirect(args, address.error('Conexion', address.ingresar(pending.volver)));
  }
}

/** The answer of the provider refuses, or is not what was asked for: beginning anew helps, waiting does not. */
class AnswerRefused extends Error {}

const isMistake = (error: unknown): boolean =>
  error instanceof AnswerRefused ||
  error instanceof IdTokenRefused ||
  error instanceof OAuth2RequestError ||
  error instanceof UnexpectedErrorResponseBodyError;

/** Causes may carry the provider's whole answer. */
const withoutCause = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';

async function exchange(answer: URLSearchParams, { verifier, nonce }: PendingSignIn) {
  const code = answer.get('code');
  if (answer.has('error') || !code) throw new AnswerRefused(`provider answered ${errorCode(answer)}`);
  const provider = await metadata();
  const from = answer.get('iss');
  if (from !== null && from !== provider.issuer) throw new AnswerRefused('answer of another issuer'); // RFC 9207
  const tokens = await new PortalStrategy(provider).finish(code, verifier);
  const [accessToken, idToken] = [tokens.accessToken(), tokens.idToken()];
  const persona = await personOf(idToken, accessToken, nonce, provider);
  const vence = now().add({ seconds: tokens.accessTokenExpiresInSeconds() });
  return {
    oid: persona.oid,
    persona: JSON.stringify(persona),
    credenciales: seal(JSON.stringify({ accessToken, idToken })),
    vence: stamp(vence),
  };
}

/** Only a code that looks like one goes to the log: it comes in an address that anybody can write. */
const errorCode = (answer: URLSearchParams): string =>
  /^[a-z_]{1,40}$/.exec(answer.get('error') ?? '')?.[0] ?? 'no code';

/** The identity token says who it is; a provider that keeps the login out of it says it at userinfo. */
async function personOf(
  idToken: string,
  accessToken: string,
  nonce: string,
  provider: Metadata,
): Promise<Identidad> {
  const claims = await claimsOf(idToken, nonce, provider);
  const known = identityOf(claims);
  if (known && (claims.username ?? claims.preferred_username)) return known;
  const told = await askUserinfo(accessToken);
  if (told === null || told.oid !== claims.sub) throw new AnswerRefused('userinfo speaks of somebody else');
  return told;
}
