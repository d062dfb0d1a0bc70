import { subscribe } from 'node:diagnostics_channel';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Answered } from '../base/answered';
import { onRefusal } from '../base/refusals';
import { gaugesOf, type Readings } from './gauges.server';
import { isOperator } from './operator.server';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'portal_request_seconds',
  help: 'How long requests took, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

const statements = new Counter({
  name: 'portal_statements_total',
  help: 'Statements that the database was asked',
  registers: [registry],
});
subscribe('portal:statement', () => statements.inc());

const reads = new Counter({
  name: 'portal_reads_total',
  help: 'What pages only read where a replica is named: from it (from=replica), and from the other server (primary), by why',
  labelNames: ['from', 'why'],
  registers: [registry],
});
subscribe('portal:read', (message) => {
  const why = String(message);
  reads.inc({ from: why === 'caught-up' ? 'replica' : 'primary', why });
});

const calls = new Counter({
  name: 'portal_registry_calls_total',
  help: 'Questions to the registry, embedded or outside, by operation',
  labelNames: ['operation'],
  registers: [registry],
});
subscribe('portal:registry-call', (operation) => calls.inc({ operation: String(operation) }));

const answers = new Histogram({
  name: 'portal_registry_call_seconds',
  help: 'How long the registry, embedded or outside, took to answer or refuse, by operation',
  labelNames: ['operation'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});
const isAnswered = (message: unknown): message is Answered => typeof message === 'object' && message !== null;
subscribe('portal:registry-answer', (message) => {
  if (isAnswered(message)) answers.observe({ operation: message.operation }, message.seconds);
});

const refusals = new Counter({
  name: 'portal_refusals_total',
  help: 'Changes that the embedded registry refused, by operation and code; declared is no where the contract does not name the code',
  labelNames: ['operation', 'code', 'declared'],
  registers: [registry],
});
onRefusal(({ operation, codigo, isDeclared }) =>
  refusals.inc({ operation, code: codigo, declared: isDeclared ? 'yes' : 'no' }),
);

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

const readGauges = gaugesOf(registry);

/** Measures every request that passes, by the name of its route. */
export const measureRequests =
  (nameOf: (path: string) => string): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    const finished = durations.startTimer({ method });
    response.once('finish', () => finished({ route: nameOf(path), status: response.statusCode }));
    next();
  };

/** The measurements, for a collector on this machine or one that has the operator's token: they are nobody else's business. */
export const metrics =
  (readingsNow: () => Readings): RequestHandler =>
  async (request, response, next) => {
    if (!isOperator(request)) return next();
    try {
      await readGauges(readingsNow());
      response.type(registry.contentType).send(await registry.metrics());
    } catch (error) {
      next(error);
    }
  };
