import { writes } from '~/database/writes';
import { cachedUntilWrite } from '../cached-until-write';
import type { ContextoPersona } from '../context';
import { findPersona, NADA, type Suyo } from './account-store';

const anew = cachedUntilWrite(
  async ({ connection, usuario, now }: ContextoPersona): Promise<Suyo> =>
    (await findPersona(connection, usuario.oid, now))?.suyo ?? NADA,
);

/**
 * What waits for who calls and how many names they have: the frame of a page and its screen ask, and it was read with their row. Asked again where
 * this process wrote meanwhile.
 */
export async function suyoDe(context: ContextoPersona): Promise<Suyo> {
  const { suyo } = context.usuario;
  return suyo?.writes === writes() ? suyo : anew(context);
}
