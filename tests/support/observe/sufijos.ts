import { database } from '~/database/connection.server';

/** Every suffix that is known, with its price, sold or not. */
export const suffixes = () => database().selectFrom('sufijos').selectAll().orderBy('tld').execute();

/** What a year of a name under a suffix costs. */
export async function priceOf(tld: string): Promise<number> {
  const suffix = (await suffixes()).find((each) => each.tld === tld);
  if (!suffix) throw new Error(`${tld} is not known`);
  return suffix.precio;
}
