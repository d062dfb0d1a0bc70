import { once } from 'node:events';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { marks } from '~/base/request-marks';
import { isTracing, traceMarks } from '~/base/tracing';
import { registryFor } from '~/registry/client.server';
import { LAST_SPANS_MS, startTracing } from '~/serving/telemetry.server';
import { traceRequests } from '~/serving/trace-requests.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const OFF = {
  OTEL_SDK_DISABLED: false,
  OTEL_TRACES_EXPORTER: undefined,
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: undefined,
};

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.output<typeof sent>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

let open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open) server.close();
  open = [];
});

/** Something that listens on this machine; answers where. */
async function listening(handler: RequestHandler): Promise<string> {
  const port = await freePort();
  const server = express()
    .use(express.json({ limit: '5mb' }), handler)
    .listen(port, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return `http://127.0.0.1:${port}`;
}

let spans: Span[] = [];
beforeEach(() => {
  spans = [];
});

/** A collector of traces, and a portal that sends them there while it does something. */
async function tracing(work: RequestHandler, ask: (url: string) => Promise<unknown>) {
  const collector = await listening((request, response) => {
    for (const { scopeSpans } of sent.parse(request.body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.json({});
  });
  const stop = await startTracing({ ...OFF, OTEL_EXPORTER_OTLP_ENDPOINT: collector });
  const closed: Promise<unknown>[] = [];
  try {
    const url = await listening((request, response, next) =>
      traceRequests(() => '/ver/:nombre')(request, response, () => {
        closed.push(once(response, 'close'));
        return work(request, response, next);
      }),
    );
    await ask(url);
    await Promise.all(closed);
  } finally {
    await stop();
  }
}

const named = (name: string) => spans.find((span) => span.name === name);
const spoken = () => JSON.stringify(spans);
const asks = () => registryFor({ direccion: '192.0.2.1', visitante: 'v' }).terminos.vigentes();

test('a request is a trace: its route, the operations of the registry, their statements, and what is asked of others', async () => {
  const other = await listening((_, response) => void response.send('bien'));
  await tracing(
    async (_, response) => {
      await asks();
      await fetch(`${other}/persona?documento=12345678`);
      response.send('bien');
    },
    (url) => fetch(`${url}/ver/kiosco.uy?codigo=SECRETO`).then((answer) => answer.text()),
  );
  const [request, operation] = [named('GET /ver/:nombre'), named('registro terminos.vigentes')];
  const statement = spans.find(
    ({ parentSpanId, name }) => name === 'select' && parentSpanId === operation?.spanId,
  );
  const outside = named('GET');
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(statement).toBeDefined();
  expect(outside?.parentSpanId).toBe(request?.spanId);
  expect(new Set([request, operation, statement, outside].map((span) => span?.traceId)).size).toBe(1);
});

test('a trace says nothing of what was asked about whom', async () => {
  const other = await listening((_, response) => void response.send('bien'));
  await tracing(
    async (_, response) => {
      await fetch(`${other}/persona?documento=12345678`);
      response.send('bien');
    },
    (url) => fetch(`${url}/ver/kiosco.uy?codigo=SECRETO`).then((answer) => answer.text()),
  );
  expect(spans.length).toBeGreaterThan(1);
  for (const secret of ['12345678', 'SECRETO', 'kiosco.uy', '/persona'])
    expect(spoken()).not.toContain(secret);
});

test('a visitor does not choose whether theirs is kept, nor to which trace it belongs', async () => {
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736';
  await tracing(
    (_, response) => void response.send('bien'),
    (url) =>
      fetch(url, { headers: { traceparent: `00-${theirs}-00f067aa0ba902b7-01` } }).then((answer) =>
        answer.text(),
      ),
  );
  expect(named('GET /ver/:nombre')).toBeDefined();
  expect(spoken()).not.toContain(theirs);
});

test('a line of the log says its request, its operation and its trace', async () => {
  let said: object = {};
  await tracing(
    (_, response) => {
      said = { ...marks(), ...traceMarks() };
      response.send('bien');
    },
    (url) => fetch(url).then((answer) => answer.text()),
  );
  expect(said).toMatchObject({
    referencia: expect.stringMatching(/^[A-Z0-9]{8}$/),
    trace_id: expect.any(String),
  });
  expect(said).toHaveProperty('trace_id', named('GET /ver/:nombre')?.traceId);
});

test.each([
  ['nothing is said', OFF],
  [
    'it is switched off',
    { ...OFF, OTEL_SDK_DISABLED: true, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  ],
  [
    'no exporter is wanted',
    { ...OFF, OTEL_TRACES_EXPORTER: 'none' as const, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  ],
])('where %s no span is made', async (_, given) => {
  const stop = await startTracing(given);
  expect(isTracing()).toBe(false);
  expect(await asks()).toBeDefined();
  await stop();
});

test('a collector that is away holds nobody up, also who ends', async () => {
  const stop = await startTracing({ ...OFF, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  const url = await listening((request, response, next) =>
    traceRequests(() => '/')(request, response, () => {
      response.send('bien');
      void next;
    }),
  );
  expect(await (await fetch(url)).text()).toBe('bien');
  const begun = performance.now();
  await stop();
  expect((performance.now() - begun) / LAST_SPANS_MS).toBeLessThan(2);
});
