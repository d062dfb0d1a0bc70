import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLoopback } from './loopback.server';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'portal_request_seconds',
  help: 'How long requests took, by method and status',
  labelNames: ['method', 'status'],
  registers: [registry],
});

/** Measures every request that passes. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const finished = durations.startTimer({ method: request.method });
  response.once('finish', () => finished({ status: response.statusCode }));
  next();
};

/** The measurements, for a collector on this machine only: they are nobody else's business. */
export const metrics: RequestHandler = async (request, response, next) => {
  if (!isLoopback(request.ip)) return next();
  response.type(registry.contentType).send(await registry.metrics());
};
