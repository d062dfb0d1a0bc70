import { type Request, type RequestHandler, type Response, Router } from 'express';
import { sql } from 'kysely';
import { onceForSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withTimeout } from '~/database/timeouts';
import { isOperator } from '~/serving/operator.server';
import { ENDING } from '~/serving/stop-serving.server';

const PATIENCE_MS = 1000;

type Ask = () => Promise<boolean>;

/** Whoever asks, what the portal needs is asked once at a time. */
function onceAtATime(ask: Ask): Ask {
  const asking = onceForSettings<{ answer?: Promise<boolean> }>(() => ({}));
  return () => {
    const holder = asking();
    holder.answer ??= ask().finally(() => {
      holder.answer = undefined;
    });
    return holder.answer;
  };
}

const databaseAnswers = onceAtATime(() =>
  withTimeout(PATIENCE_MS, () => sql`select 1`.execute(database())).then(
    () => true,
    () => false,
  ),
);

/** The process lives: nothing else is asked. */
const alive: RequestHandler = (_, response) => void response.type('text').send('ok');

/** What the portal cannot serve without, and whether it answers. */
export type Needs = () => Promise<Record<'database' | 'registry', boolean>>;

/** Each is asked once at a time, whoever asks. */
export function needsOf(registryAnswers: Ask): Needs {
  const registry = onceAtATime(registryAnswers);
  return async () => {
    const [hasDatabase, hasRegistry] = await Promise.all([databaseAnswers(), registry()]);
    return { database: hasDatabase, registry: hasRegistry };
  };
}

/**
 * Whether it can serve, for whoever decides where requests are sent: what it cannot serve without, and is away; or that it ends. Who runs the portal may ask for
 * all that is measured besides, as JSON.
 */
const answerReady =
  (needs: Needs, detail: () => Promise<object>) =>
  async (request: Request, response: Response): Promise<void> => {
    const has = await needs();
    const away = [
      ...(request.app.enabled(ENDING) ? ['el portal termina'] : []),
      ...(has.database ? [] : ['la base de datos no responde']),
      ...(has.registry ? [] : ['el registro no responde']),
    ].join('; ');
    response.status(away ? 503 : 200);
    if (request.query.detalle === undefined || !isOperator(request))
      return void response.type('text').send(away || 'listo');
    response.set('Cache-Control', 'no-store').json({ estado: away || 'listo', ...(await detail()) });
  };

/** What cannot be told is an error of this request, and not of the process: Express 4 waits for no promise. */
function ready(...known: Parameters<typeof answerReady>): RequestHandler {
  const answer = answerReady(...known);
  return (request, response, next) => void answer(request, response).catch(next);
}

/** `/estado` and `/estado/listo`, for machines. */
export const state = (needs: Needs, detail: () => Promise<object>) =>
  Router().get('/', alive).get('/listo', ready(needs, detail));
