import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { contract } from '../../contract';
import { areTaken } from '../cambio/claves-store';
import { edge } from '../implement';
import { findByOperation } from '../tickets/store';

/** Every operation by its method and path, as `cambio` begins the keys of it. */
function routesOf(part: AnyContractRouter): string[] {
  if (isContractProcedure(part)) {
    const { method, path } = part['~orpc'].route;
    return method === 'GET' ? [] : [`${method} ${path}`];
  }
  return Object.values(part).flatMap(routesOf);
}

const ROUTES = routesOf(contract);

/**
 * Whether a form of this key was done. A key stands in the transaction of what it is for: a refused one, or one that broke off,
 * leaves none.
 */
export const operacionHecha = edge.usuario.operacionHecha.handler(
  async ({ context, input: { operacion } }) => {
    const { connection, visitante } = context;
    const usuario = await context.quien();
    const suyas = usuario ? ROUTES.map((route) => `${route}:${usuario.id}:${operacion}`) : [];
    const hecha = await areTaken(connection, [`agregar:${visitante}:${operacion}`, ...suyas]);
    const ticket = hecha
      ? undefined
      : await findByOperation(connection, `${usuario?.id ?? visitante}:${operacion}`);
    return { hecha: hecha || ticket !== undefined };
  },
);
