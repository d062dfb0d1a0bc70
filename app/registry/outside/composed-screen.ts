import type { AnyContractProcedure, Route } from '@orpc/contract';
import type { z } from 'zod';
import type { Fields } from './answer-reader';
import type { Edge } from './edge';
import { ifAny, ownQuestion } from './own-operation';

/** Whether an edge says that it has an operation. */
export const offers = (edge: Edge, { '~orpc': { route } }: AnyContractProcedure): Promise<boolean> =>
  edge.offers({ method: route.method === 'GET' ? 'GET' : 'POST', path: route.path ?? '' });

/** A whole screen: an edge like ours answers it at once; of any other, and of an older one of ours, its parts are asked. */
export async function wholeOr<O extends z.ZodType>(
  edge: Edge,
  operation: AnyContractProcedure & { '~orpc': { route: Route; outputSchema?: O } },
  input: Fields,
  parts: () => Promise<z.output<O>>,
): Promise<z.output<O>> {
  const isOffered = await offers(edge, operation);
  return (isOffered && (await ifAny(ownQuestion(edge, operation, input)))) || parts();
}
