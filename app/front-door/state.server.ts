import { type RequestHandler, Router } from 'express';
import { sql } from 'kysely';
import { onceForSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withTimeout } from '~/database/timeouts';
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

/** Whether it can serve, for whoever decides where requests are sent: what it cannot serve without, and is away; or that it ends. */
function ready(registryAnswers: Ask): RequestHandler {
  const registry = onceAtATime(registryAnswers);
  return async ({ app }, response) => {
    const [hasDatabase, hasRegistry] = await Promise.all([databaseAnswers(), registry()]);
    const away = [
      ...(app.enabled(ENDING) ? ['el portal termina'] : []),
      ...(hasDatabase ? [] : ['la base de datos no responde']),
      ...(hasRegistry ? [] : ['el registro no responde']),
    ].join('; ');
    response
      .status(away ? 503 : 200)
      .type('text')
      .send(away || 'listo');
  };
}

/** `/estado` and `/estado/listo`, for machines. */
export const state = (registryAnswers: Ask) => Router().get('/', alive).get('/listo', ready(registryAnswers));
