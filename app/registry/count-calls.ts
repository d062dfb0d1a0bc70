import { channel } from 'node:diagnostics_channel';

/** Whoever counts questions to the registry listens (`metrics.server.ts`). */
const calls = channel('portal:registry-call');

/** Says which operation is called, embedded or outside: an interceptor of both clients. */
export async function counted({
  path,
  next,
}: {
  path: readonly string[];
  next: () => unknown;
}): Promise<unknown> {
  calls.publish(path.join('.'));
  return next();
}
