import type { z } from 'zod';

/** Texts that nobody types. */
export const TEXTS = [
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
export function choices(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const one = <T>(list: readonly T[]): T | undefined => list[next(list.length)];
  return { next, one };
}
export type Choices = ReturnType<typeof choices>;

const LIST = [1, 2];

/** Something of the kind that a schema asks for, and now and then of another. */
export function strange(schema: unknown, draw: Choices): unknown {
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
