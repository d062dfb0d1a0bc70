import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { whole } from '~/format';

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).default([]),
  code: z.string().optional(),
  origin: z.string().optional(),
  maximum: z.number().optional(),
});
const found = z.object({ issues: z.array(issue) });

function sentenceOf({ code, origin, maximum }: z.output<typeof issue>): string {
  if (code === 'too_big' && maximum !== undefined && origin === 'string')
    return `No puede tener más de ${whole(maximum)} caracteres.`;
  if (code === 'too_big' && maximum !== undefined && origin === 'array')
    return `No pueden ser más de ${whole(maximum)}.`;
  if (code === 'too_big') return 'Es un número demasiado grande.';
  if (code === 'too_small') return 'Falta, o es un número demasiado chico.';
  return 'No tiene un valor que se pueda aceptar.';
}

/** The field an issue is about: the last name on its way. */
const fieldOf = (path: readonly (string | number)[]): string =>
  path.findLast((step) => typeof step === 'string') ?? 'general';

/** The fields at fault where what was asked is not what the contract takes, each with a sentence; undefined otherwise. */
export function invalidFields(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ORPCError) || error.status !== 400) return undefined;
  const { data } = found.safeParse(error.data);
  if (!data) return undefined;
  return Object.fromEntries(data.issues.map((one) => [fieldOf(one.path), sentenceOf(one)]));
}
