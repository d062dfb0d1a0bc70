import * as address from '~/addresses';
import { ownPath } from '~/base/own-path';
import type { Identidad } from '~/openid/claims.server';
import { termsInForce } from '~/registry/client.server';
import { withoutDatabase } from './failures/without-database.server';
import { readForm } from './forms/form.server';
import {
  type RequestContext,
  type RouteArgs,
  redirect,
  requestContext,
} from './request/request-context.server';
import { pageBefore } from './sign-in/first-stop.server';

/** The context of a request of somebody who is signed in. */
export type SignedContext = RequestContext & { person: Identidad };

/** The pages that the checks after sign-in lead to: they must be reachable before those checks pass. */
const BEFORE_CHECKS = new Set([address.primerIngreso(), address.aceptarTerminos()]);

const isSafe = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD';

/**
 * The request context of a page that needs somebody signed in. Anyone else is led to sign in and back. A form that arrives after
 * the session ended is kept, to be shown filled afterwards; nothing is sent by itself.
 */
export async function signedIn(args: RouteArgs): Promise<SignedContext> {
  const context = await requestContext(args);
  const { person } = context;
  if (person === null) throw await toSignIn(args, context);
  await checkAfterSignIn(args, context).catch((error: unknown) =>
    withoutDatabase(error, args.request, args.context),
  );
  return { ...context, person };
}

async function toSignIn(args: RouteArgs, { session, path }: RequestContext): Promise<Response> {
  if (!isSafe(args.request)) {
    const { form } = await readForm(args);
    await session.keepDraft(path, form);
  }
  return redirect(args, session.ended ? address.sesionTerminada(path) : address.ingresar(path));
}

/** Once a sign-in, and again when other terms are in force: default contact data first, then the terms (spec 4). */
async function checkAfterSignIn(args: RouteArgs, { session, registry, path }: RequestContext): Promise<void> {
  const { pathname } = new URL(path, args.request.url);
  if (BEFORE_CHECKS.has(pathname)) return;
  if ((await session.read('revisado')) === (await termsInForce())) return;
  const before = await pageBefore(path, session, registry);
  if (before) throw await aside(args, before, path);
}

async function aside(args: RouteArgs, page: string, path: string): Promise<Response> {
  if (!isSafe(args.request)) {
    const { session, form } = await readForm(args);
    await session.keepDraft(path, form);
  }
  return redirect(args, page);
}

/** Where `?redirectTo=` or `?volver=` leads: only to paths of this portal. */
export const returnPath = (request: Request, otherwise = '/'): string => {
  const { searchParams } = new URL(request.url);
  return ownPath(searchParams.get('redirectTo') ?? searchParams.get('volver'), otherwise);
};
