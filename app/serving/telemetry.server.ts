import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import type { Settings } from '~/base/config.server';
import { noteSpan, setTracing } from '~/base/tracing';
import type { Statement } from '~/database/connection.server';

const STATEMENT = 'portal:statement-done';

/** How long whoever ends waits for its last spans to be taken: the exporter goes on trying a collector that is away for ten seconds. */
export const LAST_SPANS_MS = 2000;

/** The first word and what it is about: as short as a span's name has to be. */
const nameOf = (sql: string): string =>
  /^\s*(select|insert into|update|delete from|begin|commit|rollback|with)\b/i.exec(sql)?.[1]?.toLowerCase() ??
  'sql';

const isStatement = (message: unknown): message is Statement =>
  typeof message === 'object' && message !== null && 'sql' in message;

/** A statement with its placeholders: what goes in their place is said nowhere. */
function noteStatement(message: unknown): void {
  if (!isStatement(message)) return;
  const { sql, milliseconds } = message;
  noteSpan(nameOf(sql), { 'db.query.text': sql.slice(0, 500) }, milliseconds);
}

type Asked = Pick<
  Settings,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
>;

/** Where traces are sent, as the usual environment variables of OpenTelemetry say; null where they say nothing. */
function collectorOf(asked: Asked): string | null {
  if (asked.OTEL_SDK_DISABLED || asked.OTEL_TRACES_EXPORTER === 'none') return null;
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact, OTEL_EXPORTER_OTLP_ENDPOINT: base } = asked;
  if (exact) return exact;
  if (base) return `${base.replace(/\/$/, '')}/v1/traces`;
  return asked.OTEL_TRACES_EXPORTER === 'otlp' ? 'http://localhost:4318/v1/traces' : null;
}

/**
 * Sends traces where the environment says so: a span for each request, operation of the registry, statement, question to another machine, and
 * item of due work. Without that nothing of it is loaded. Answers how to end it: what was not sent yet is, where the collector takes it within
 * LAST_SPANS_MS.
 */
export async function startTracing(asked: Asked): Promise<() => Promise<void>> {
  const url = collectorOf(asked);
  if (url === null) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, resources, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  const said = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'portal-uy' }).merge(said),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  // What is asked of others names people and their domains: who is asked is told, and not what.
  const outside = new UndiciInstrumentation({
    ignoreRequestHook: ({ origin }) => origin === new URL(url).origin,
    requestHook: (span, { origin }) =>
      void span.setAttributes({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  outside.setTracerProvider(provider);
  subscribe(STATEMENT, noteStatement);
  setTracing(true);
  return async () => {
    setTracing(false);
    unsubscribe(STATEMENT, noteStatement);
    outside.disable();
    for (const each of [trace, context, propagation]) each.disable();
    const enough = new AbortController();
    const late = wait(LAST_SPANS_MS, undefined, { signal: enough.signal }).catch(() => undefined);
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, late]).finally(() => enough.abort());
  };
}
