import { counted } from '../count-calls';
import { RegistryFailure } from '../failure';
import type { Edge } from './edge';
import { unknown } from './http-status';
import { onceByKey } from './once/keys-of-calls';
import { reportUnreadable } from './unreadable-log';

interface Call {
  context: { edge: Edge };
  path: readonly string[];
  next: () => unknown;
}

/**
 * What goes wrong, as a failure with a name, of the operation that it is of; an answer that cannot be read is the edge's (spec 8: 502).
 * After a change was done nothing is told as if it had not been.
 */
function failureOf(error: unknown, { path, context: { edge } }: Call): RegistryFailure {
  if (!(error instanceof RegistryFailure)) reportUnreadable(path.join('.'), error, edge.reading);
  if (edge.hasChanged) return unknown(error).of(path);
  return error instanceof RegistryFailure
    ? error.of(path)
    : new RegistryFailure('backend', 502, error).of(path);
}

async function failures(call: Call): Promise<unknown> {
  try {
    return await call.next();
  } catch (error) {
    throw failureOf(error, call);
  }
}

/** What every operation of somebody else's edge is called with. */
export const watching = { interceptors: [counted, failures] };

/** The same where the portal keeps the keys of forms: once, whoever presses and how often. */
export const watchingOnce = { interceptors: [counted, onceByKey, failures] };
