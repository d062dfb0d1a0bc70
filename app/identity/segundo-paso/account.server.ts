import { storedId } from '~/base/secrets.server';
import type { Connection } from '~/database/connection.server';
import { isEmbedded } from '~/openid/issuer.server';
import * as own from '../accounts.server';
import { findForeigner, listForeigners } from '../foreign-accounts.server';

/** Whose second step it is: an account of the embedded provider, or somebody of the one in force (decision 119). */

export const findAccount = (oid: string, connection?: Connection): Promise<own.Account | null> =>
  isEmbedded() ? own.findAccount(oid, connection) : findForeigner(oid, connection);

/** The accounts of a login: of the embedded provider one at most. */
export async function listByLogin(login: string): Promise<own.Account[]> {
  if (!isEmbedded()) return listForeigners(login);
  const found = await own.findByLogin(login);
  return found ? [found] : [];
}

/**
 * What the tries of an account are counted by. Another provider may let somebody call themselves like another, and gives oids of any length, in which
 * capitals count.
 */
export const countedAs = ({ oid, login }: own.Account): string => (isEmbedded() ? login : storedId(oid));
