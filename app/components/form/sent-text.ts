import type { SubmissionResult } from '@conform-to/react';

/** What was sent under a name, of an answer that shows its form again. */
export function sentText(answer: SubmissionResult | null | undefined, name: string): string | undefined {
  const value = answer?.initialValue?.[name];
  return typeof value === 'string' ? value : undefined;
}
