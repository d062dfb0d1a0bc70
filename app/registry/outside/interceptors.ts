import { counted } from '../counted';
import { RegistryFailure } from '../failure';
import { reportUnreadable } from './diagnosis';
import type { Edge } from './edge';

interface Call {
  context: { edge: Edge };
  path: readonly string[];
  next: () => unknown;
}

/** What goes wrong, as a failure with a name, of the operation that it is of; an answer that cannot be read is the edge's (spec 8: 502). */
function failureOf(error: unknown, { path, context: { edge } }: Call): RegistryFailure {
  if (error instanceof RegistryFailure) return error.of(path);
  reportUnreadable(path.join('.'), error, edge.reading);
  return new RegistryFailure('backend', 502, error).of(path);
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
