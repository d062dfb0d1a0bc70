import { implement } from '@orpc/server';
import { contract } from '../contract';
import type { Edge } from './edge';

/**
 * The contract, to be answered by asking somebody else's edge. An operation without its reader does not compile: `index.ts`
 * gives every area to the router, and the router wants each operation of the contract.
 *
 * Adding one: take the operation's area file here, ask with `edge.get` (cannot be refused), `edge.ask` (can be),
 * `edge.change` (something is different afterwards; give it what to look for when no answer comes), `edge.askIfAny` (of the
 * specification, and may be missing) or `edge.own` (this project's own: null where the edge does not declare it); write the body in the specification's words and units, our own fields apart
 * in `own`; and read the answer with `Given`, with a fallback for each field that the specification does not name.
 */
export const outside = implement(contract).$context<{ edge: Edge }>();
