import type { AnyContractProcedure } from '@orpc/contract';
import { inputOf, outputOf } from './payloads';
import { schemasOf } from './schema';
import { type Dates, fromWire, toWire } from './units';

interface Call {
  path: readonly string[];
  procedure: AnyContractProcedure;
  input: unknown;
}

/** Between what travels and what the contract thinks: names, units and forms of the specification, both ways. */
export async function speakWire(
  call: Call,
  dates: Dates,
  answered: (input: unknown) => unknown,
): Promise<unknown> {
  const operation = call.path.join('.');
  const { input, output } = schemasOf(call.procedure);
  const given = await inputOf(operation, call.input);
  const answer = await answered(input ? fromWire(input, given ?? undefined) : given);
  return outputOf(operation, output ? toWire(output, answer, dates) : answer);
}
