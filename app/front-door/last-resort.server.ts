import type { ErrorRequestHandler } from 'express';
import { now } from '~/base/clock.server';
import { log } from '~/base/log.server';
import { ReadOnlyNow, secondsUntil } from '~/database/read-only.server';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import { SOLO_LECTURA, soloLectura } from '~/registry/domain/words/solo-lectura';
import { sendPlainPage } from './plain-page.server';

/** What the error of a middleware says of whose fault it is; anything that says nothing is ours. */
function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/**
 * The answer where nothing else answered: a page that tells nothing of what went wrong inside. Express's own would show
 * the stack wherever NODE_ENV is not `production`.
 */
export const lastResort: ErrorRequestHandler = (error, request, response, next) => {
  const status = statusOf(error);
  if (status === 500 && !(error instanceof ReadOnlyNow))
    log.error({ error, path: request.path }, 'a request was not answered');
  if (response.headersSent) return next(error);
  if (error instanceof ReadOnlyNow) {
    response.set('Retry-After', String(secondsUntil(error.hasta, now())));
    return sendPlainPage(response, 503, SOLO_LECTURA, soloLectura(error.hasta));
  }
  if (status === 404)
    return sendPlainPage(response, 404, PAGINA_NO_ENCONTRADA, 'La dirección no existe en este sitio.');
  if (status < 500)
    return sendPlainPage(
      response,
      status,
      'Dirección incorrecta',
      'No se entiende lo que se pidió. Revise la dirección.',
    );
  sendPlainPage(
    response,
    500,
    'Ocurrió un error en el servidor',
    'Lo sentimos, no pudimos completar lo que pidió. Inténtelo nuevamente en unos minutos.',
  );
};
