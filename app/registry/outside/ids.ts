import { createHash } from 'node:crypto';
import { onceForSettings } from '~/config.server';

/** The largest id the contract takes. */
const MOST = 2 ** 31 - 1;
const KEPT = 50_000;

/** The edge's own writing of ids that are no number of the contract's, by the number that stands for them here. */
const written = onceForSettings(() => new Map<number, unknown>());

const numberFor = (text: string): number =>
  1 + (createHash('sha256').update(text).digest().readUInt32BE() % (MOST - 1));

function remember(id: number, value: unknown): number {
  const kept = written();
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? 0);
  kept.set(id, value);
  return id;
}

/**
 * An id is opaque: a number, or any text. The contract thinks in numbers, so a text gets the same number in every
 * process, and is sent back as it came.
 */
export function idOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value))
    return Math.abs(value) <= MOST ? value : remember(numberFor(String(value)), value);
  if (typeof value !== 'string' || value === '') return undefined;
  const isSmall = /^\d{1,9}$/.test(value) && String(Number(value)) === value;
  return remember(isSmall ? Number(value) : numberFor(value), value);
}

/** The id as the edge wrote it. */
export const writtenId = (id: number): unknown => written().get(id) ?? id;
