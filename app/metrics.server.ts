import { BlockList, isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** The measurements, for a collector on this machine only: they are nobody else's business. */
export const metrics: RequestHandler = async (request, response, next) => {
  if (!isLoopback(request.ip)) return next();
  response.type(registry.contentType).send(await registry.metrics());
};
