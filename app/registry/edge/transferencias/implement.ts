import { os } from '@orpc/server';
import { type EdgeContext, notFound } from '../context';
import { edge, persona } from '../implement';
import { habilitada } from './ajustes';

/** With the feature off there is no such operation (spec 2). */
const enabled = os.$context<EdgeContext>().middleware(async ({ next }) => {
  if (!habilitada()) throw notFound();
  return next();
});

/** Operations of transfers that anyone may call, and those of a signed-in person. */
export const publico = edge.use(enabled);
export const deLaPersona = persona.use(enabled);
