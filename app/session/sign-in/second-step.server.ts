import type { Response as Answering, Request as Asking } from 'express';
import * as address from '~/addresses';
import { now, secondsBefore, stamp } from '~/base/clock.server';
import { randomId, settings } from '~/base/config.server';
import type { Identidad } from '~/openid/claims.server';
import { interaccion } from '~/openid/factor-pages';
import { asksOwnSecondStep } from '~/openid/issuer.server';
import { registryFor } from '~/registry/client.server';
import { credentialsOf } from '../credentials.server';
import { type RouteArgs, redirectOut, requestContext, whoAsks } from '../request/request-context.server';
import type { Held } from '../values';
import { type Coming, enter } from './enter.server';
import type { SignedIn } from './signed-in';

/** How long a sign-in waits for its code. */
const HELD_SECONDS = 10 * 60;
/** Who was led to the provider and came back without having been asked is told why, and not led there again at once. */
const JUST_NOW_SECONDS = 60;

/**
 * Whether somebody of another provider has a second step here. The registry is asked, with their token: it holds them to it whatever is shown. What it
 * does not answer lets nobody in.
 */
export async function hasOwnSecondStep(args: RouteArgs, { row }: SignedIn): Promise<boolean> {
  if (!asksOwnSecondStep()) return false;
  const { session } = await requestContext(args);
  const token = credentialsOf(row.credenciales)?.accessToken;
  const { direccion, visitante } = whoAsks(session, args.context);
  const registry = registryFor({ token, direccion, visitante });
  return (await registry.usuario.confirmacion({ acto: 'factores' })).conFactor;
}

/** Keeps a sign-in until its code is shown, and leads to where that is asked for: until then nobody is signed in. */
export async function holdForCode(args: RouteArgs, signedIn: SignedIn, coming: Coming): Promise<Response> {
  const { session } = await requestContext(args);
  const uid = randomId();
  const { volver, confirms } = coming;
  await session.write(`ingreso:${uid}`, { desde: stamp(now()), signedIn, volver, confirms });
  return redirectOut(args, interaccion(uid));
}

const stillWaits = ({ desde }: Held): boolean => desde > secondsBefore(now(), HELD_SECONDS);

/** A request of the portal's own pages, of one that was made to its front door. */
const argsOf = ({ originalUrl, headers, ip }: Asking, { locals }: Answering): RouteArgs => ({
  request: new Request(new URL(originalUrl, settings().PUBLIC_URL), {
    headers: { Cookie: headers.cookie ?? '', 'User-Agent': headers['user-agent'] ?? '' },
  }),
  context: { direccion: ip, session: locals.session },
});

async function waiting(uid: string, request: Asking, response: Answering) {
  const { session } = await requestContext(argsOf(request, response));
  const held = await session.read(`ingreso:${uid}`);
  if (!held || !stillWaits(held)) return null;
  const who: Identidad = JSON.parse(held.signedIn.row.persona);
  return { who, volver: held.volver };
}

/** Takes the sign-in of that name: of two that show the code at once, each with a good one, one goes on. */
async function enterNow(uid: string, request: Asking, response: Answering): Promise<void> {
  const args = argsOf(request, response);
  const { session } = await requestContext(args);
  const held = await session.take(`ingreso:${uid}`);
  if (!held || !stillWaits(held)) return response.redirect(303, address.ingresar());
  const { signedIn, volver, confirms } = held;
  const shown: SignedIn = { ...signedIn, acr: 'segundo-factor', withOwnStep: true };
  const { headers } = await enter(args, shown, { volver, confirms });
  for (const cookie of headers.getSetCookie()) response.append('Set-Cookie', cookie);
  response.redirect(303, headers.get('Location') ?? address.inicio());
}

async function person(request: Asking, response: Answering) {
  const { session, person: who } = await requestContext(argsOf(request, response));
  if (!who) return null;
  const last = await session.read('confirmacion');
  const isOfNow = last !== undefined && last.confirmada !== null && last.confirmada === session.confirmed;
  const justCame = last !== undefined && last.cuando > secondsBefore(now(), JUST_NOW_SECONDS);
  return { who, acr: session.confirmedBy, asked: last && (isOfNow || justCame) ? last.asked : null };
}

/** What the pages of the second step know of a browser. */
export const visitors = { waiting, enter: enterNow, person };
