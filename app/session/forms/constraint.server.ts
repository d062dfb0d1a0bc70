import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Constraints } from '~/components/form/screen-form';

/**
 * What a schema tells a browser of the fields of its form: which have to be there. Never how long or of which characters: a
 * browser cuts what is too long, and the sentence of what is wrong is the registry's (decision 067).
 */
export const constraintOf = (schema: z.ZodType): Constraints =>
  Object.fromEntries(
    Object.entries(getZodConstraint(schema)).flatMap(([name, { required }]) =>
      required && /^\w+$/.test(name) ? [[name, { required }]] : [],
    ),
  );
