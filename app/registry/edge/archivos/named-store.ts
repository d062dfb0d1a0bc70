import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** The tables whose rows name kept files. */
const TABLES = ['ticket_archivos', 'archivos_temporales', 'descargas'] as const;

/** Which of these names some row refers to. */
export async function knownFiles(connection: Connection, names: readonly string[]): Promise<Set<string>> {
  const inTable = (table: (typeof TABLES)[number]) =>
    connection.selectFrom(table).select('guardado_como').where('guardado_como', 'in', names).execute();
  const rows = (await Promise.all(TABLES.map(inTable))).flat();
  return new Set(rows.flatMap(({ guardado_como }) => guardado_como ?? []));
}

/** Files kept in the database before a moment that no row names: whoever wrote one was cut short before its row. */
export async function listUnnamed(
  connection: Connection,
  antes: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('archivos_guardados as kept')
    .select('kept.guardado_como')
    .where('kept.creado_en', '<', stamp(antes))
    .where((is) =>
      is.and(
        TABLES.map((table) =>
          is.not(
            is.exists(
              is
                .selectFrom(table)
                .select(is.lit(1).as('one'))
                .whereRef(`${table}.guardado_como`, '=', 'kept.guardado_como'),
            ),
          ),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ guardado_como }) => guardado_como);
}
