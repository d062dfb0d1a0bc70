import { settings } from '~/base/config.server';
import { database, replicaOf } from '~/database/connection.server';
import { writtenUpTo } from '~/database/replica/escrituras-store';

/** What the data that anybody sees are: as a text that changes with them, and a place in the log where they were so, where a replica is read. */
export interface ALaVista {
  revision: string;
  position?: number;
}

/**
 * What the data that anybody sees are at this moment, as a text that changes with them: prices, messages, banners, terms and
 * reserved names by a number that the database itself raises, names by the last entry of their history. In front of another
 * edge nobody says what changes: there a page only gets old.
 */
export async function revisionALaVista(): Promise<ALaVista> {
  if (settings().REGISTRY_API_URL) return { revision: '' };
  const replica = replicaOf(database());
  const { revision, cambio, hasta } = await database()
    .selectFrom('a_la_vista')
    .select((eb) => [
      'revision',
      eb
        .selectFrom('dominio_historia')
        .select(({ fn }) => fn.max('id').as('ultimo'))
        .as('cambio'),
    ])
    .$if(replica !== undefined, (query) => query.select(writtenUpTo().as('hasta')))
    .executeTakeFirstOrThrow();
  const what = `${revision}.${cambio ?? 0}`;
  if (!replica || hasta === undefined) return { revision: what };
  return { revision: what, position: replica.positionOf('a la vista', what, hasta) };
}
