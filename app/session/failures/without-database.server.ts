import { type AppLoadContext, data } from '@remix-run/node';
import { log } from '~/base/log.server';
import { pathOf } from '~/base/own-path';
import type { Problem } from '~/components/problem';
import { DatabaseSlow } from '~/database/timeouts';
import { requestReference } from './reference.server';

const SECONDS = 10;

/**
 * Nobody knows who asks while the database that has the sessions does not answer, so nothing of what was asked is begun:
 * that is told at its own address, and it can be asked again.
 */
export function withoutDatabase(error: unknown, request: Request, context: AppLoadContext): never {
  if (!(error instanceof DatabaseSlow)) throw error;
  log.warn({ error, referencia: requestReference(context) }, 'the session could not be read');
  const problem: Problem = {
    titulo: 'Sin conexión con el servidor',
    mensaje:
      'No pudimos comunicarnos con el servidor del Registro .uy. No se hizo nada de lo que pidió: inténtelo nuevamente en unos minutos.',
    unexpected: true,
    volver: pathOf(request),
  };
  throw data(problem, { status: 503, headers: { 'Retry-After': String(SECONDS) } });
}
