import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '~/registry/contract';
import { describeOnBothEngines } from '../support/registry';
import { choices, strange } from '../support/strange';
import { registryAs } from './persona';

/** What no form of ours sends: it must be refused or not found, and never be a failure of ours (5xx). */

const operations = Object.entries(contract).flatMap(([area, found]) =>
  Object.entries(found).map(([name, { '~orpc': described }]) => ({
    call: `${area}.${name}`,
    area,
    name,
    schema: described.inputSchema,
  })),
);

const statusOf = (error: unknown): number => (error instanceof ORPCError ? error.status : 500);

function call(area: string, name: string, input: unknown): Promise<number> {
  const operation: unknown = Reflect.get(Object(Reflect.get(registryAs('ana'), area)), name);
  if (typeof operation !== 'function') throw new Error(`${area}.${name} is not answered`);
  return Promise.resolve(Reflect.apply(operation, undefined, [input])).then(() => 200, statusOf);
}

describeOnBothEngines('what no form of ours sends', () => {
  it.each(operations)('is no failure of the registry: $call', async ({ area, name, schema }) => {
    const shape =
      schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
    const draw = choices(7);
    for (let i = 0; i < 40; i++) {
      const input = strange(shape, draw);
      const status = await call(area, name, input);
      expect(status, JSON.stringify(input)?.slice(0, 500)).toBeLessThan(500);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
