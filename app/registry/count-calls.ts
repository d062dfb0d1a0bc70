import { channel } from 'node:diagnostics_channel';
import type { Answered } from '~/base/answered';
import { marked } from '~/base/request-marks';
import { traced } from '~/base/tracing';

/** Whoever counts questions to the registry listens (`metrics.server.ts`). */
const calls = channel('portal:registry-call');
const answers = channel('portal:registry-answer');

/** Says which operation is called, embedded or outside: an interceptor of both clients. */
export async function counted({
  path,
  next,
}: {
  path: readonly string[];
  next: () => unknown;
}): Promise<unknown> {
  const operacion = path.join('.');
  calls.publish(operacion);
  const began = performance.now();
  try {
    return await marked({ operacion }, () =>
      traced(`registro ${operacion}`, { 'rpc.method': operacion }, async () => next()),
    );
  } finally {
    answers.publish({ operation: operacion, seconds: (performance.now() - began) / 1000 } satisfies Answered);
  }
}
