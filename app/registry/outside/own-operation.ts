import type { Route } from '@orpc/contract';
import type { z } from 'zod';
import { RegistryFailure } from '../failure';
import { isZod } from '../wire/schema';
import { fromWire, toWire } from '../wire/units';
import type { Fields } from './answer-reader';
import { type Edge, notOffered, type Said } from './edge';

interface Operation<O extends z.ZodType> {
  '~orpc': { route: Route; inputSchema?: unknown; outputSchema?: O };
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The input of an operation, divided as HTTP wants it. */
function divided(input: Fields, path: string) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = Object.entries(input).filter(([name]) => !named.includes(name));
  return { at: Object.fromEntries(named.map((name) => [name, input[name]])), rest: Object.fromEntries(rest) };
}

/** The words of the one envelope that our own operations and those of the specification share. */
const verdictWords = ({ done, codigo, mensaje, mapErrores }: Said): Fields => ({
  respuestaOK: done,
  esRespOK: done,
  isOk: done,
  codigo,
  codigoRespuesta: codigo,
  mensaje,
  message: mensaje,
  mensajeRespuesta: mensaje,
  mapErrores,
});

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/**
 * An operation of this project's own, which only an edge like ours has: what is asked and answered is the contract's, in
 * the units of the wire. An edge without it answers 404, and so does this.
 */
export const own = <O extends z.ZodType>(
  edge: Edge,
  operation: Operation<O>,
  input: Fields = {},
): Promise<z.output<O>> => answered(edge, operation, input, operation['~orpc'].route.method !== 'GET');

/** The same of a question that is sent as POST: without an answer nothing was done, and nobody waits as long as for a change. */
export const ownQuestion = <O extends z.ZodType>(
  edge: Edge,
  operation: Operation<O>,
  input: Fields = {},
): Promise<z.output<O>> => answered(edge, operation, input, false);

async function answered<O extends z.ZodType>(
  edge: Edge,
  { '~orpc': { route, inputSchema, outputSchema } }: Operation<O>,
  input: Fields,
  changes: boolean,
): Promise<z.output<O>> {
  const { path = '' } = route;
  const method = METHODS.find((each) => each === route.method) ?? 'GET';
  const written = fieldsOf(isZod(inputSchema) ? toWire(inputSchema, input) : input);
  const { at, rest } = divided(written, path);
  const question = method === 'GET' ? { path, at, query: rest } : { method, path, at, body: rest };
  const answer = await edge.own(question, changes);
  if (!answer || !outputSchema) throw notOffered();
  const body = answer.done ? answer.said.value : { ...verdictWords(answer), ...fieldsOf(answer.said.value) };
  return outputSchema.parse(fromWire(outputSchema, body));
}

/** What an edge does not have is not shown. */
export async function ifAny<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado') return null;
    throw failure;
  }
}
