import { z } from 'zod';
import { contract } from '~/registry/contract';
import { type Choices, strange, TEXTS } from '../support/strange';

interface Call {
  path: string;
  init: RequestInit;
}

/** Every operation of the contract with what it takes: what comes later is in it by itself. */
const OPERATIONS = Object.values(contract).flatMap((area) =>
  Object.values(area).map(({ '~orpc': { route, inputSchema } }) => ({
    method: route.method ?? 'POST',
    path: route.path ?? '/',
    schema:
      inputSchema instanceof z.ZodType
        ? z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' })
        : {},
  })),
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

/** No address carries half a letter. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** An operation of `/api`, asked as no portal would. */
export function oddCall(draw: Choices): Call {
  const { method, path, schema } = draw.one(OPERATIONS) ?? { method: 'GET', path: '/', schema: {} };
  const input = strange(schema, draw);
  const at = path.replaceAll(/\{\+?\w+\}/g, () =>
    encodeURIComponent(wellFormed(draw.one([...TEXTS, 'pepe.uy', '1']) ?? '').slice(0, 1000)),
  );
  if (method === 'GET') {
    const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
    const query = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)]));
    return { path: `/api${at}?${query}`.slice(0, 12_000), init: {} };
  }
  const body = JSON.stringify(input) ?? '';
  return { path: `/api${at}`, init: { method, body, headers: { 'content-type': 'application/json' } } };
}
