import { z } from 'zod';

/** One thing that changed: in plain words, before and after; empty where there was or is nothing. */
export const diferencia = z.object({ campo: z.string(), antes: z.string(), despues: z.string() });
export type Diferencia = z.output<typeof diferencia>;
