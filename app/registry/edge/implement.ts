import { implement, os } from '@orpc/server';
import { contract } from '../contract';
import { type EdgeContext, requireUsuario } from './context';

/** The contract, to be answered: each area gives its operations a handler. What anyone may call is implemented by this. */
export const edge = implement(contract).$context<EdgeContext>();

const signedIn = os
  .$context<EdgeContext>()
  .middleware(async ({ context, next }) => next({ context: { usuario: await requireUsuario(context) } }));

/** The same for operations of a signed-in person: `context.usuario` is who calls. */
export const persona = edge.use(signedIn);
