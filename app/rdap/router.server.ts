import { createHash } from 'node:crypto';
import express from 'express';
import { now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { publicRegistryFor } from '~/registry/client.server';
import { answerTo } from './answer';
import { secondsToWait, waitTold } from './limit.server';
import { RDAP_TYPE } from './place';
import { questionOf } from './question';
import { asOf, type Reply, refusal } from './reply';

/** For how long an answer may be kept: a change is seen everywhere soon. */
const KEPT = 'public, max-age=60';
const METHODS = 'GET, HEAD, OPTIONS';

/** Of what is said, not of when: what did not change is not sent again. */
const tagOf = ({ body }: Reply): string =>
  `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;

function send(response: express.Response, reply: Reply): void {
  if (reply.wait !== undefined) response.set('Retry-After', String(reply.wait));
  const isKept = reply.status === 200 || reply.status === 404;
  response.set('Cache-Control', isKept ? KEPT : 'no-store');
  if (isKept) response.set('ETag', tagOf(reply));
  // As bytes: Express would add a charset to a text, and this media type has none.
  response
    .status(reply.status)
    .set('Content-Type', RDAP_TYPE)
    .send(Buffer.from(JSON.stringify(asOf(reply, now()))));
}

/** A registry that is away is no fault of who asks. */
function away(error: unknown): Reply {
  log.error({ error }, 'a question of RDAP was not answered');
  return refusal(503, 'No disponible', 'El registro no pudo responder. Inténtelo en unos minutos.', {
    wait: 30,
  });
}

async function reply({ path, ip = '' }: express.Request): Promise<Reply> {
  const wait = secondsToWait(ip);
  if (wait > 0) return refusal(429, 'Demasiadas consultas', waitTold(wait), { wait });
  const registry = publicRegistryFor({ direccion: ip, visitante: `rdap:${ip}` });
  return answerTo(questionOf(path), { origin: settings().PUBLIC_URL, registry }).catch(away);
}

const openToAll: express.RequestHandler = (_, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  next();
};

const onlyReading: express.RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  response.set('Allow', METHODS);
  if (method === 'OPTIONS')
    return void response.set('Access-Control-Allow-Methods', METHODS).status(204).end();
  send(response, refusal(405, 'Método no admitido', 'RDAP se consulta con GET o HEAD.'));
};

/** The address of the service itself: people see the page that explains it, machines its help. */
const forPeople: express.RequestHandler = (request, response, next) => {
  response.vary('Accept');
  const isPage = request.accepts([RDAP_TYPE, 'application/json', 'text/html']) === 'text/html';
  next(isPage ? 'router' : undefined);
};

const asHelp: express.RequestHandler = (request, _, next) => {
  request.url = '/help';
  next();
};

/** RDAP over HTTP (RFC 7480). */
export function rdapRouter(): express.Router {
  return express
    .Router({ caseSensitive: true, strict: true })
    .get('/', forPeople, asHelp)
    .use(openToAll, onlyReading, (request, response, next) => {
      reply(request).then((answer) => send(response, answer), next);
    });
}
