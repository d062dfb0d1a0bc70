import { OpenAPIHandler } from '@orpc/openapi/node';
import { ORPCError } from '@orpc/server';
import { BodyLimitPlugin } from '@orpc/server/node';
import type { StandardHandleResult } from '@orpc/server/standard';
import express from 'express';
import { now } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { database } from '~/database/connection.server';
import { identifyCaller } from '~/identity/tokens.server';
import { assuranceIn, challengeFor } from '../assurance';
import { BYTES_DE_ZONA } from '../contract/dns-limites';
import { soloLectura } from '../domain/words/solo-lectura';
import { readFrom } from '../read-from';
import { failureBody, noOperation } from '../wire/refusals';
import { speakWire } from '../wire/speak';
import type { Dates } from '../wire/units';
import { router } from '.';
import { type EdgeContext, edgeContext } from './context';
import { ofDatabase } from './database-failure';
import { openApiDocument } from './openapi';
import { apiPage, PAGE_POLICY } from './page';

/** Three files of a ticket and its fields (decision d). */
const MAX_FORM = 6 * 1024 * 1024;
/** Fifty names or fields of the longest text: what is no form needs no more, and costs more to read. */
const MAX_TEXT = 512 * 1024;
/** A whole zone: each quote and each end of a line is two bytes in JSON. */
const MAX_ZONE = 2 * BYTES_DE_ZONA + MAX_TEXT;
const OF_ZONES = /\/administracion\/dominio\/zona(?:\/comparar)?$/;

/** Another portal must know which of the two it is: repeat it later, or look before repeating. */
function withoutDatabase(error: unknown): unknown {
  const failure = ofDatabase(error);
  if (!failure) return error;
  if (failure.kind === 'soloLectura')
    return new ORPCError('SERVICE_UNAVAILABLE', { message: soloLectura(failure.hasta) });
  return failure.kind === 'desconocido'
    ? new ORPCError('GATEWAY_TIMEOUT', { message: 'No se sabe si se hizo: consulte antes de repetirlo.' })
    : new ORPCError('SERVICE_UNAVAILABLE', { message: 'La base de datos no responde. No se hizo nada.' });
}

async function logUnexpected({ next }: { next: () => unknown }): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500)
      log.error({ error }, 'registry operation failed');
    throw withoutDatabase(error);
  }
}

/** What a better sign-in has to be is said in the header too, as clients of OAuth read it (RFC 9470, 3). */
async function withChallenge({
  next,
}: {
  next: () => Promise<StandardHandleResult>;
}): Promise<StandardHandleResult> {
  const result = await next();
  const asks = assuranceIn(result.response?.body);
  if (!result.matched || !asks) return result;
  const headers = { ...result.response.headers, 'www-authenticate': challengeFor(asks) };
  return { ...result, response: { ...result.response, headers } };
}

const MOST = { form: MAX_FORM, text: MAX_TEXT, zone: MAX_ZONE };
type Kind = keyof typeof MOST;

const upTo = (maxBodySize: number, dates: Dates) =>
  new OpenAPIHandler(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize })],
    rootInterceptors: [withChallenge],
    clientInterceptors: [
      logUnexpected,
      readFrom({}),
      (call) => speakWire(call, dates, (input) => call.next({ ...call, input })),
    ],
    customErrorResponseBodyEncoder: failureBody,
  });

const handlers = new Map<string, ReturnType<typeof upTo>>();

/** One for each kind of body and way of writing dates, made when the first of them comes: each knows every operation. */
function handlerOf(kind: Kind, dates: Dates) {
  const key = `${kind} ${dates}`;
  const made = handlers.get(key) ?? upTo(MOST[kind], dates);
  handlers.set(key, made);
  return made;
}

/** Dates go out as section 9 writes them; ISO 8601 is asked for as a preference (RFC 7240). */
const ISO = 'fechas=iso';

function kindOf(request: express.Request): Kind {
  if (/^multipart\/form-data\b/i.test(request.get('content-type') ?? '')) return 'form';
  return OF_ZONES.test(request.path) && request.get('authorization') ? 'zone' : 'text';
}

function handlerFor(request: express.Request, response: express.Response) {
  const asksIso = (request.get('prefer') ?? '').split(/[,;]\s*/).includes(ISO);
  if (asksIso) response.set('preference-applied', ISO);
  return handlerOf(kindOf(request), asksIso ? 'iso' : 'dd/MM/yyyy');
}

/** Only the bearer token says who is calling; OID and LOGIN are not looked at (decision k). */
function contextOf(request: express.Request): EdgeContext {
  const direccion = request.ip ?? '';
  const visitante = request.get('x-visitante')?.slice(0, 100);
  return edgeContext({
    connection: database(),
    now: now(),
    token: /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1],
    identifyToken: identifyCaller,
    direccion,
    // Who names no session is known by the address, under a name that no header can give.
    origen: 'API',
    visitante: visitante ? `sesion:${visitante}` : `direccion:${direccion}`,
  });
}

const documentOf = onceForSettings(({ PUBLIC_URL }) => openApiDocument(PUBLIC_URL));

const answer: express.RequestHandler = async (request, response, next) => {
  try {
    response.set('cache-control', 'no-store');
    const { matched } = await handlerFor(request, response).handle(request, response, {
      prefix: '/api',
      context: contextOf(request),
    });
    if (!matched) response.status(404).json(noOperation());
  } catch (error) {
    next(error);
  }
};

const document: express.RequestHandler = (_, response, next) => {
  documentOf().then((found) => response.json(found), next);
};

const page: express.RequestHandler = (_, response, next) => {
  documentOf()
    .then((found) => apiPage(found))
    .then((html) => response.set('content-security-policy', PAGE_POLICY).type('html').send(html))
    .catch(next);
};

/** The embedded registry over HTTP: its operations, their OpenAPI document and a page that lists them. */
export function registryRouter(): express.Router {
  return express.Router().get('/', page).get('/openapi.json', document).use(answer);
}
