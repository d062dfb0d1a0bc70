import type { Insertable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Tries at due work that came to something. */
export const tries = (...rows: Insertable<Tables['trabajos']>[]) =>
  database().insertInto('trabajos').values(rows).execute();

/** Names that were asked to be published, at most some thousands. */
export const publications = (rows: readonly Insertable<Tables['dominio_publicaciones']>[]) =>
  database().insertInto('dominio_publicaciones').values(rows).execute();
