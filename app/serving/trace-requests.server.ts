import { SpanKind } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { marked, newReference } from '~/base/request-marks';
import { beginSpan, isTracing } from '~/base/tracing';

/**
 * Gives each request its number, and a trace where those are made. What a request says of a trace that it belongs to is not believed: anybody could
 * have theirs kept.
 */
export const traceRequests =
  (nameOf: (path: string) => string): RequestHandler =>
  (request, response, next) => {
    const referencia = newReference();
    response.locals.referencia = referencia;
    if (!isTracing()) return marked({ referencia }, next);
    const of = { 'http.request.method': request.method, 'portal.referencia': referencia };
    beginSpan(request.method, { of, kind: SpanKind.SERVER }, (span) => {
      response.once('close', () => {
        const route = nameOf(request.path);
        span.updateName(`${request.method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
        span.end();
      });
      marked({ referencia }, next);
    });
  };
