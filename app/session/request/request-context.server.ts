import { type AppLoadContext, redirect as remixRedirect } from '@remix-run/node';
import { pathOf } from '~/base/own-path';
import type { Reads } from '~/database/replica/reads';
import type { Identidad } from '~/openid/claims.server';
import type { Caller } from '~/registry/caller';
import { type Registry, registryFor } from '~/registry/client.server';
import { prepared } from '~/serving/prepare.server';
import { type Failed, guardedRegistry } from '../failures/failures.server';
import { withoutDatabase } from '../failures/without-database.server';
import { AskedSession, Session } from '../session.server';
import { keepTokensFresh } from '../sign-in/refresh.server';
import { readsFor } from './reads.server';
import { requestValue } from './request-value.server';
import type { RouteArgs } from './route-args';

export type { Registry, RouteArgs };

/** Who is asking, and the registry as they see it. */
export type RequestContext = {
  session: Session;
  /** Its failures lead to the error pages by themselves. */
  registry: Registry;
  /** Its failures are thrown as they are (`RegistryFailure`), for a page that can do without the answer. */
  plainRegistry: Registry;
  /** What such a page does with the failures that it does not know. */
  failed: Failed;
  person: Identidad | null;
  /** Path and search of this request. */
  path: string;
};

const contexts = requestValue<Promise<RequestContext>>();
const sessions = requestValue<Session>();
const reads = requestValue<Reads | undefined>();

/** The session of a request, the person and the registry; made once a request. */
export const requestContext = (args: RouteArgs): Promise<RequestContext> =>
  contexts.once(args.context, () => begin(args));

async function begin({ request, context }: RouteArgs): Promise<RequestContext> {
  const session = await prepared()
    .then(() => Session.of(request, askedIn(context)))
    .catch((error: unknown) => withoutDatabase(error, request, context));
  sessions.set(context, session);
  await keepTokensFresh(session);
  return contextWith(session, request, context);
}

/** The front door may have looked for the session; stock `remix-serve` does not. */
const askedIn = ({ session }: AppLoadContext): AskedSession | undefined =>
  session instanceof AskedSession ? session : undefined;

/** On whose behalf a request asks the registry. */
export const whoAsks = (session: Session, context: AppLoadContext): Caller => ({
  token: session.credentials?.accessToken,
  oid: session.person?.oid,
  login: session.person?.login,
  ...session.lastShown,
  direccion: addressOf(context),
  visitante: session.visitor,
  reads: reads.get(context),
});

function contextWith(session: Session, request: Request, context: AppLoadContext): RequestContext {
  const person = session.person;
  reads.set(context, readsFor(request, context, person?.oid));
  const plainRegistry = registryFor(whoAsks(session, context));
  const path = pathOf(request);
  const guarded = guardedRegistry(plainRegistry, { context }, { session, path });
  return { session, person, path, plainRegistry, ...guarded };
}

/** The context made again after its session became a person's, or nobody's. */
export function renewRequestContext(args: RouteArgs, session: Session): RequestContext {
  const fresh = contextWith(session, args.request, args.context);
  contexts.set(args.context, Promise.resolve(fresh));
  return fresh;
}

/** The address a request came from, as the front door says; stock `remix-serve` does not say it. */
const addressOf = (context: AppLoadContext): string =>
  typeof context.direccion === 'string' ? context.direccion : '127.0.0.1';

/** The session of a request, once anything asked for it. */
export const sessionOf = (context: AppLoadContext): Session | undefined => sessions.get(context);

/** What the answer to a request must tell the browser to keep: attached to every page and redirect in one place. */
export function sessionHeaders(context: AppLoadContext): Headers {
  const headers = new Headers();
  const cookie = sessions.get(context)?.setCookie;
  if (cookie) headers.append('Set-Cookie', cookie);
  return headers;
}

/** A redirect that carries the session's cookie: Remix sends redirects without asking the entry for headers. */
export const redirect = ({ context }: Pick<RouteArgs, 'context'>, to: string, status = 303): Response =>
  remixRedirect(to, { status, headers: sessionHeaders(context) });

/** A redirect out of the portal's own routes, which scripts must leave to the browser. */
export function redirectOut(args: Pick<RouteArgs, 'context'>, to: string): Response {
  const response = redirect(args, to);
  response.headers.set('X-Remix-Reload-Document', 'true');
  return response;
}
