import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { listSufijos } from './store';

/** What a year of a name that exists costs today, in cents with VAT; undefined where its ending is sold no more. */
export const precioDe = async (
  connection: Connection,
  { tld }: Pick<Dominio, 'tld'>,
): Promise<number | undefined> =>
  (await listSufijos(connection)).find((sufijo) => sufijo.tld === tld)?.precio;
