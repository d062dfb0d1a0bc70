import type { Insertable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** How often something took so long in a month. */
export const figures = (...rows: readonly Tables['cifras_tiempos'][]) =>
  database().insertInto('cifras_tiempos').values(rows).execute();

/** A zone that the servers were given. */
export const publishedZone = (zona: string, serie: number) =>
  database()
    .insertInto('dns_publicadas')
    .values({ zona, serie, serie_publicada: serie, publicada_en: '2026-11-21T12:00:00.000Z' })
    .execute();

/** An entry in the history of a name, as it was on another day. */
export const historyAt = (...entries: readonly (readonly [suceso: string, momento: string])[]) =>
  database()
    .insertInto('dominio_historia')
    .values(
      entries.map(
        ([suceso, momento], at): Insertable<Tables['dominio_historia']> => ({
          dominio_id: 900_000 + at,
          nombre: `n${at}.uy`,
          version: 1,
          suceso,
          usuario_id: null,
          como: '',
          origen: 'TAREA',
          momento,
          antes: null,
          despues: null,
          hash_anterior: '',
          hash: '',
        }),
      ),
    )
    .execute();
