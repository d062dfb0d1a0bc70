import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { centesimos, fecha, id, instante } from '../contract/base';

/** What the two directions of the wire need to know of a schema of the contract. */
export type Shape =
  | { is: 'object'; fields: Record<string, z.core.$ZodType> }
  | { is: 'list'; of: z.core.$ZodType }
  | { is: 'map'; of: z.core.$ZodType }
  | { is: 'maybe'; of: z.core.$ZodType; takesNull: boolean }
  | { is: 'either'; of: readonly z.core.$ZodType[] }
  | { is: 'money' | 'day' | 'moment' | 'id' | 'number' | 'flag' | 'choice' | 'text' | 'other' };

const isDay = (schema: z.core.$ZodType): boolean =>
  schema === fecha || (schema instanceof z.ZodISODate && schema.format === 'date');

/** What kind of thing a schema describes. Whatever is of no interest to the wire is 'other'. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  if (schema === centesimos) return { is: 'money' };
  if (schema === id) return { is: 'id' };
  if (schema === instante) return { is: 'moment' };
  if (isDay(schema)) return { is: 'day' };
  if (schema instanceof z.ZodObject) return { is: 'object', fields: schema.shape };
  if (schema instanceof z.ZodArray) return { is: 'list', of: schema.element };
  if (schema instanceof z.ZodRecord) return { is: 'map', of: schema.valueType };
  if (schema instanceof z.ZodOptional) return { is: 'maybe', of: schema.unwrap(), takesNull: false };
  if (schema instanceof z.ZodDefault) return { is: 'maybe', of: schema.unwrap(), takesNull: false };
  if (schema instanceof z.ZodNullable) return { is: 'maybe', of: schema.unwrap(), takesNull: true };
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodUnion) return { is: 'either', of: schema.options };
  if (schema instanceof z.ZodNumber) return { is: 'number' };
  if (schema instanceof z.ZodBoolean) return { is: 'flag' };
  if (schema instanceof z.ZodEnum) return { is: 'choice' };
  if (schema instanceof z.ZodString) return { is: 'text' };
  return { is: 'other' };
}

export const isZod = (schema: unknown): schema is z.core.$ZodType => schema instanceof z.core.$ZodType;

/** The schemas of an operation, where it has them. */
export function schemasOf(procedure: AnyContractProcedure) {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  return {
    input: isZod(inputSchema) ? inputSchema : undefined,
    output: isZod(outputSchema) ? outputSchema : undefined,
  };
}
