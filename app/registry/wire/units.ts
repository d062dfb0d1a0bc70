import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { dayOf } from '~/base/clock.server';
import { isSpecified } from '../contract/specified';
import { type Shape, shapeOf } from './schema';

/**
 * The same values in the specification's units, told by the contract's own schemas, so that an operation added there
 * speaks the wire by itself: money in pesos, and in what comes in, null and empty optionals, numbers as text, dd/MM/yyyy.
 */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mapped = (value: Fields, change: (each: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]));

const pesos = (centesimos: unknown): unknown =>
  typeof centesimos === 'number' ? centesimos / 100 : centesimos;

/** How dates are written: as section 9 says, or as ISO 8601 does. */
export type Dates = 'dd/MM/yyyy' | 'iso';

const written = (day: unknown): unknown =>
  typeof day === 'string' ? day.split('-').reverse().join('/') : day;

/** The day of a moment, in Uruguay: what the specification calls a date has no hour. */
const dayIn = (moment: unknown): unknown =>
  typeof moment === 'string' ? written(dayOf(Temporal.Instant.from(moment)).toString()) : moment;

/** A value of the contract as it travels; `name` is the field that it stands in. */
export function toWire(schema: z.core.$ZodType, value: unknown, dates: Dates = 'iso', name = ''): unknown {
  const shape = shapeOf(schema);
  const inside = (of: z.core.$ZodType, each: unknown, field = name) => toWire(of, each, dates, field);
  if (shape.is === 'money') return pesos(value);
  if (shape.is === 'day' && dates === 'dd/MM/yyyy') return written(value);
  if (shape.is === 'moment' && dates === 'dd/MM/yyyy' && isSpecified(name)) return dayIn(value);
  if (shape.is === 'maybe') return value === null || value === undefined ? value : inside(shape.of, value);
  if (shape.is === 'list' && Array.isArray(value)) return value.map((each) => inside(shape.of, each));
  if (shape.is === 'map' && isFields(value)) return mapped(value, (each) => inside(shape.of, each));
  if (shape.is === 'object' && isFields(value))
    return mapped(value, (each, field) => {
      const of = shape.fields[field];
      return of ? inside(of, each, field) : each;
    });
  return value;
}

const NUMBER = /^-?\d+([.,]\d+)?$/;
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value.replace(',', '.')) : value;

/** dd/MM/yyyy, or an instant's own day. */
function dayRead(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim()) ?? [];
  return year ? `${year}-${month}-${date}` : value;
}

function centesimosIn(value: unknown): unknown {
  const pesosIn = numberIn(value);
  return typeof pesosIn === 'number' ? Math.round(pesosIn * 100) : pesosIn;
}

const FLAGS: Record<string, boolean> = { true: true, false: false };

/** A single value, in the type that its schema wants. */
function plainIn(
  is: Exclude<Shape['is'], 'object' | 'list' | 'map' | 'maybe' | 'either'>,
  value: unknown,
): unknown {
  switch (is) {
    case 'money':
      return centesimosIn(value);
    case 'day':
      return dayRead(value);
    case 'id':
    case 'number':
      return numberIn(value);
    case 'flag':
      return typeof value === 'string' ? (FLAGS[value] ?? value) : value;
    case 'choice':
    case 'text':
      return typeof value === 'number' ? String(value) : value;
    case 'moment':
    case 'other':
      return value;
  }
}

type Maybe = Extract<Shape, { is: 'maybe' }>;

/** Whether null is something that a schema takes, at whatever depth of its wrappers. */
const takesNull = ({ of, takesNull: here }: Maybe): boolean => {
  const deeper = shapeOf(of);
  return here || (deeper.is === 'maybe' && takesNull(deeper));
};

const EMPTY_IS_NONE = new Set<Shape['is']>(['id', 'number', 'money', 'day', 'flag', 'choice']);

/** What may be missing is missing as its schema says it, whether it came as null, as '' or not at all. */
function maybeIn(shape: Maybe, value: unknown): unknown {
  const isNone = value === null || (value === '' && EMPTY_IS_NONE.has(shapeOf(shape.of).is));
  if (!isNone) return value === undefined ? undefined : fromWire(shape.of, value);
  return takesNull(shape) ? null : undefined;
}

/** What travelled, as the contract thinks it. What it cannot be is left as it came, for the contract to refuse. */
export function fromWire(schema: z.core.$ZodType, value: unknown): unknown {
  const shape = shapeOf(schema);
  if (shape.is === 'maybe') return maybeIn(shape, value);
  if (shape.is === 'either') return value;
  if (shape.is === 'list')
    return Array.isArray(value) ? value.map((each) => fromWire(shape.of, each)) : value;
  if (shape.is === 'map') return isFields(value) ? mapped(value, (each) => fromWire(shape.of, each)) : value;
  if (shape.is !== 'object') return plainIn(shape.is, value);
  if (value === undefined) return fromWire(schema, {});
  if (!isFields(value)) return value;
  return mapped(value, (each, name) => {
    const field = shape.fields[name];
    return field ? fromWire(field, each) : each;
  });
}
