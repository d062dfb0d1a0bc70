import { type RequestHandler, Router } from 'express';
import { sql } from 'kysely';
import { onceForSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { withPatience } from '~/database/patience';

const PATIENCE_MS = 1000;

/** Whoever asks, the database is asked once at a time. */
const asking = onceForSettings<{ answer?: Promise<boolean> }>(() => ({}));

function databaseAnswers(): Promise<boolean> {
  const holder = asking();
  holder.answer ??= withPatience(PATIENCE_MS, () => sql`select 1`.execute(database()))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      holder.answer = undefined;
    });
  return holder.answer;
}

/** The process lives: nothing else is asked. */
const alive: RequestHandler = (_, response) => void response.type('text').send('ok');

/** It can serve: for whoever decides where requests are sent. */
const ready: RequestHandler = async (_, response) => {
  const listo = await databaseAnswers();
  response
    .status(listo ? 200 : 503)
    .type('text')
    .send(listo ? 'listo' : 'la base de datos no responde');
};

/** `/estado` and `/estado/listo`, for machines. */
export const state = Router().get('/', alive).get('/listo', ready);
