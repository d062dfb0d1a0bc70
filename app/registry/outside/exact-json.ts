import { randomUUID } from 'node:crypto';

/** Stands before an integer that no number holds, on its way through a parser that knows no other: nobody can write it. */
const MARK = `${randomUUID()}:`;

/** Texts, so that nothing in them is taken for a number, and whole numbers of as many digits as may be too many. */
const TEXT_OR_LONG = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+])-?\d{16,}(?![\d.eE])/gs;

const isLong = (found: string): boolean => !found.startsWith('"') && !Number.isSafeInteger(Number(found));

const revived = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value;

/** JSON as it was written: an integer beyond 53 bits is a bigint, where `JSON.parse` would make another number of it. */
export function readJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const marked = text.replace(TEXT_OR_LONG, (found) => (isLong(found) ? `"${MARK}${found}"` : found));
  return JSON.parse(marked, revived);
}

const WRITTEN = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** The other way: each bigint is an integer of as many digits as it has. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${MARK}${each}` : each)).replace(
    WRITTEN,
    '$1',
  );
