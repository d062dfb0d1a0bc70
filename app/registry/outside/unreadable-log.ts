import { ValidationError } from '@orpc/contract';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { type Reading, Unreadable } from './answer-reader';

const A_MINUTE = 60_000;

const told = onceForSettings(() => new Map<string, number>());

/** Where an answer could not be read: field paths, never what was in them. */
export function pathsOf(error: unknown): string[] {
  if (error instanceof Unreadable) return [error.path];
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof ValidationError)) return [];
  return cause.issues.map(({ path = [] }) =>
    path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
}

/** Logs, once a minute at most for each operation and fields, what could not be read of an answer. */
export function reportUnreadable(operacion: string, error: unknown, { poorer }: Reading): void {
  const campos = pathsOf(error);
  const key = `${operacion} ${campos.join(' ')}`;
  const last = told().get(key);
  if (last !== undefined && performance.now() - last < A_MINUTE) return;
  told().set(key, performance.now());
  const facts = { operacion, campos, sinDatos: [...poorer] };
  if (campos.length > 0) log.warn(facts, "an answer of the registry's edge could not be read");
  else log.error({ ...facts, error }, "an answer of the registry's edge could not be read");
}
