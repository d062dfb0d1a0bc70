import { os } from '@orpc/server';
import { z } from 'zod';
import { type EdgeContext, requireUsuario } from './context';

const persona = z.object({ acceso: z.literal('persona') });

/** Before any handler: operations of a person answer 401 to whoever is not signed in, as the contract says. */
export const checkAccess = os.$context<EdgeContext>().middleware(async ({ context, procedure, next }) => {
  if (persona.safeParse(procedure['~orpc'].meta).success) await requireUsuario(context);
  return next();
});
