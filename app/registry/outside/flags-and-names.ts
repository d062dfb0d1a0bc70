import { toULabels, withoutDot } from '../domain/labels';

const YES = /^(true|1|s|si|sí|y|yes|ok)$/i;
const NO = /^(false|0|n|no|)$/i;

/** Yes or no, in whatever way an edge writes it. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'object') return undefined;
  const text = String(value ?? '-');
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}

/** A name of the registry without the dot at its end, in the letters people read. */
export const nameOf = (text: string): string => toULabels(withoutDot(text.trim()));
