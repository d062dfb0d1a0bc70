import { type Attributes, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Under which name the portal's spans are made. */
const tracer = () => trace.getTracer('portal');

let isOn = false;

/** From now on spans are made, or no more (`serving/telemetry.server.ts`). */
export function setTracing(on: boolean): void {
  isOn = on;
}

/** Whether spans are made: where not, what would be traced costs one look at this. */
export const isTracing = (): boolean => isOn;

/** A span that is ended by who began it, and the work that belongs to it. */
export function beginSpan<T>(
  name: string,
  { of, kind }: { of: Attributes; kind: number },
  work: (span: Span) => T,
): T {
  const span = tracer().startSpan(name, { attributes: of, kind });
  return context.with(trace.setSpan(context.active(), span), () => work(span));
}

/** What is over already, for so many milliseconds: it began that long ago. */
export function noteSpan(name: string, of: Attributes, milliseconds: number): void {
  const end = Date.now();
  tracer()
    .startSpan(name, { attributes: of, startTime: end - milliseconds })
    .end(end);
}

/** Does some work as a span. Of an error its kind is kept: what it says may carry what a person typed. */
export function traced<T>(name: string, of: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  return tracer().startActiveSpan(name, { attributes: of }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace that is under way, as a line of the log names it. */
export function traceMarks(): { trace_id?: string; span_id?: string } {
  const found = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return found ? { trace_id: found.traceId, span_id: found.spanId } : {};
}
