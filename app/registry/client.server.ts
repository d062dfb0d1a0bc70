import { createORPCClient, type InferClientContext, ORPCError } from '@orpc/client';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createRouterClient } from '@orpc/server';
import { now } from '~/clock.server';
import { settings } from '~/config.server';
import { database } from '~/database/connection.server';
import { identifyToken } from '~/identity/tokens.server';
import { contract, type Registry } from './contract';
import { router } from './edge';
import { edgeContext } from './edge/context';
import { ofDatabase } from './edge/database-failure';
import { RegistryFailure } from './failure';

export { RegistryFailure } from './failure';
export type { Registry };

/** On whose behalf the registry is asked. */
export interface Who {
  token?: string;
  oid?: string;
  login?: string;
  /** The visitor's network address, for the budget of queries. */
  direccion: string;
  /** Opaque id of the visitor's session, for the same. */
  visitante: string;
}

/** The registry, as the settings say: the embedded one in this process, or an outside edge over HTTP. */
export function registryFor(who: Who): Registry {
  const url = settings().REGISTRY_API_URL;
  return url ? outside(url, who) : embedded(who);
}

type Next = { next: () => unknown };

async function embeddedFailures({ next }: Next): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    throw (
      ofDatabase(error) ?? RegistryFailure.ofStatus(error instanceof ORPCError ? error.status : 500, error)
    );
  }
}

function embedded({ token, direccion, visitante }: Who): Registry {
  const call = edgeContext({
    connection: database(),
    now: now(),
    token,
    identifyToken,
    direccion,
    visitante,
    origen: 'WEB',
  });
  return createRouterClient(router, {
    context: () => ({ ...call, now: now() }),
    interceptors: [embeddedFailures],
  });
}

/** Slower than this is as good as down: an error page is due within two seconds. */
const TIMEOUT_MS = 1500;

/** Fetches whole answers in time; statuses other than success never reach the decoder. */
async function fetchInTime(request: Request, init: { redirect?: RequestRedirect }): Promise<Response> {
  try {
    const response = await fetch(request, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await response.arrayBuffer();
    if (!response.ok) throw failureOf(response);
    return new Response(body.byteLength > 0 ? body : null, { status: 200, headers: response.headers });
  } catch (error) {
    throw error instanceof RegistryFailure ? error : new RegistryFailure('sinConexion', 503, error);
  }
}

/** A redirect is no answer of an edge. */
const failureOf = ({ status, headers }: Response): RegistryFailure =>
  RegistryFailure.ofStatus(status < 400 ? 502 : status, undefined, secondsOf(headers.get('Retry-After')));

/** Retry-After in either of its forms, seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const given = Number(retryAfter);
  const seconds = Number.isNaN(given) ? (Date.parse(retryAfter) - now().epochMilliseconds) / 1000 : given;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** What is left after `fetchInTime`: an answer of another shape than the contract's. */
async function outsideFailures({ next }: Next): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    throw error instanceof RegistryFailure ? error : new RegistryFailure('backend', 502, error);
  }
}

/** Every request carries the bearer token and, when signed in, OID and LOGIN (spec 6). */
function headersOf({ token, oid, login, direccion, visitante }: Who): Record<string, string> {
  const visitor = { 'x-forwarded-for': direccion, 'x-visitante': visitante };
  if (!token) return visitor;
  return {
    ...visitor,
    authorization: `Bearer ${token}`,
    oid: encodeURIComponent(oid ?? ''),
    login: encodeURIComponent(login ?? ''),
  };
}

function outside(url: string, who: Who): Registry {
  const link = new OpenAPILink<InferClientContext<Registry>>(contract, {
    url,
    headers: headersOf(who),
    fetch: (request, init) => fetchInTime(request, { ...init, redirect: 'manual' }),
    plugins: [new ResponseValidationPlugin(contract)],
    interceptors: [outsideFailures],
  });
  return createORPCClient(link);
}
