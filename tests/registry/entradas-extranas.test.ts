import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '~/registry/contract';
import { describeOnBothEngines } from '../support/registry';
import { registryAs } from './persona';

/** What no form of ours sends: it must be refused or not found, and never be a failure of ours (5xx). */

const TEXTS = [
  '\0',
  'a\0b.uy',
  '\0'.repeat(20),
  '\ud800 solo',
  'e\u0301\u202egnp.exe',
  '__proto__',
  'constructor',
  '99999999999',
  '-1',
  '%00',
  'Bcc: otro@ejemplo.uy\r\n\r\n<script>',
  ' '.repeat(3999),
  `${'.'.repeat(3999)}`,
  'x'.repeat(4000),
  'x'.repeat(4001),
];
const NUMBERS = [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e15, 1e308, 1.5, 0, -1];
const ODDITIES = [null, true, [], {}, [[]], { __proto__: null }, JSON.parse('{"__proto__":{"x":1}}')];

type Schema = z.core.JSONSchema.JSONSchema;

/** The same values in every run: a failure can be repeated. */
function choices(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const one = <T>(list: readonly T[]): T | undefined => list[next(list.length)];
  return { next, one };
}
type Choices = ReturnType<typeof choices>;

const LIST = [1, 2];

function strange(schema: unknown, draw: Choices): unknown {
  return isSchema(schema) ? strangeOf(schema, draw) : draw.one(ODDITIES);
}

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null;

function strangeOf(schema: Schema, draw: Choices): unknown {
  if (draw.next(12) === 0) return draw.one<unknown>([...TEXTS, ...NUMBERS, ...ODDITIES]);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return strange(draw.one(options), draw);
  if (schema.enum) return draw.one(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') return draw.one(NUMBERS);
  if (schema.type === 'boolean') return draw.next(2) === 0;
  if (schema.type === 'array') return LIST.map(() => strange(schema.items, draw));
  if (schema.type !== 'object') return draw.one(TEXTS);
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, strange(field, draw)]));
}

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
