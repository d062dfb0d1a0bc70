import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null;

/** As little as a schema accepts: what is not required is left out. */
function least(schema: unknown): unknown {
  if (!isSchema(schema)) return null;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return least(options[0]);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => least(schema.items));
  if (schema.type === 'object') return sampleOf(schema);
  return 'x'.repeat(schema.minLength ?? 1);
}

/** The least input of an operation, by the JSON Schema of what it takes. */
export function sampleOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, least(properties[name])]));
}
