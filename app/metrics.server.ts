import { subscribe } from 'node:diagnostics_channel';
import { BlockList, isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'portal_request_seconds',
  help: 'How long requests took, by method and status',
  labelNames: ['method', 'status'],
  registers: [registry],
});

const statements = new Counter({
  name: 'portal_statements_total',
  help: 'Statements that the database was asked',
  registers: [registry],
});
subscribe('portal:statement', () => statements.inc());

const calls = new Counter({
  name: 'portal_registry_calls_total',
  help: 'Questions to the registry, embedded or outside, by operation',
  labelNames: ['operation'],
  registers: [registry],
});
subscribe('portal:registry-call', (operation) => calls.inc({ operation: String(operation) }));

const phases = new Histogram({
  name: 'portal_page_seconds',
  help: 'What a page took: until its data were there (loaders), and to be written from them (render)',
  labelNames: ['phase'],
  registers: [registry],
});

/** Measures a page that is rendered: three moments of `performance.now()`. */
export function measurePage(asked: number, loaded: number, rendered: number): void {
  phases.observe({ phase: 'loaders' }, (loaded - asked) / 1000);
  phases.observe({ phase: 'render' }, (rendered - loaded) / 1000);
}

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
