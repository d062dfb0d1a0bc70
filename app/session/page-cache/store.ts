import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';

/**
 * What the data that anybody sees are at this moment, as a text that changes with them: prices, messages, banners, terms and
 * reserved names by a number that the database itself raises, names by the last entry of their history. In front of another
 * edge nobody says what changes: there a page only gets old.
 */
export async function revisionALaVista(): Promise<string> {
  if (settings().REGISTRY_API_URL) return '';
  const { revision, cambio } = await database()
    .selectFrom('a_la_vista')
    .select((eb) => [
      'revision',
      eb
        .selectFrom('dominio_historia')
        .select(({ fn }) => fn.max('id').as('ultimo'))
        .as('cambio'),
    ])
    .executeTakeFirstOrThrow();
  return `${revision}.${cambio ?? 0}`;
}
