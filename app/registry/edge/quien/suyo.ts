import { writes } from '~/database/writes';
import { cachedUntilWrite } from '../cached-until-write';
import type { ContextoPersona } from '../context';
import { findPersona } from './account-store';
import { ALONE, NADA, type Suyo } from './suyo-store';

const anew = cachedUntilWrite(
  async ({ connection, usuario, now }: ContextoPersona): Promise<Partial<Suyo>> =>
    (await findPersona(connection, usuario.oid, now))?.suyo ?? NADA,
);

/**
 * What waits for who calls and how many names they have, `parte` by `parte`: the frame of a page and its screen ask, and it was read with their row. Asked again where
 * this process wrote meanwhile, and by itself where it could not be read with the rest.
 */
export async function suyoDe<Parte extends keyof Suyo>(
  context: ContextoPersona,
  parte: Parte,
): Promise<Suyo[Parte]> {
  const { connection, now, usuario } = context;
  const known: Partial<Suyo> = usuario.suyo?.writes === writes() ? usuario.suyo : await anew(context);
  const value = known[parte];
  return value === undefined ? ALONE[parte](connection, usuario.id, now) : value;
}
