import { z } from 'zod';
import * as address from '~/addresses';
import { notAvailable } from '~/session/guard.server';

/** An id as an address or a form has it. Throws 'Información no disponible' for what cannot be one. */
export function idOf(text: unknown): number {
  const { data } = z.coerce.number().int().positive().safe().safeParse(text);
  if (data === undefined) throw notAvailable();
  return data;
}

const leadsToNotFound = (thrown: unknown): boolean =>
  thrown instanceof Response && (thrown.headers.get('Location') ?? '').startsWith(address.error('NotFound'));

/** What the person does not have, or nobody has, is 'Información no disponible' in the page of its own address. */
export async function orNotAvailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (thrown) {
    throw leadsToNotFound(thrown) ? notAvailable() : thrown;
  }
}
