import { contract } from '../../contract';
import { operacion } from '../../contract/base';
import type { Edge } from '../edge';
import { ifAny, own } from '../own-operation';
import { clavesDe } from './keys-of-calls';
import { becameOf } from './make-once';

/** What an edge that keeps keys itself says of one; null where it says nothing of them. */
async function saidThere(edge: Edge, key: string): Promise<boolean | null> {
  const said = await ifAny(own(edge, contract.usuario.operacionHecha, { operacion: key }));
  return said?.hecha ?? null;
}

/**
 * Whether a form of this key was done, for who lost its answer: by the keys that the portal keeps, and by those that the edge keeps
 * itself. What never came to the keys was never asked for.
 */
export async function lookedUp(edge: Edge, given: string): Promise<{ hecha: boolean | null }> {
  const key = operacion.safeParse(given).data;
  if (key === undefined) return { hecha: null };
  const { claves, someThere } = await clavesDe(edge.who, key);
  const here = await becameOf(claves);
  if (here === true || !someThere) return { hecha: here === undefined ? false : here };
  const there = await saidThere(edge, key);
  return { hecha: there === true ? true : here === undefined ? there : here };
}
