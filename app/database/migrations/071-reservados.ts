import type { Kysely } from 'kysely';
import { bytes, mayReference } from './columns';

/**
 * What a name that is kept is: reserved, for whom perhaps, or forbidden to everybody; and since when it is neither (decision 111). Code of before takes
 * each for reserved: it gives away none that this does not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('nombres_reservados');
  await table()
    .addColumn('clase', bytes(db), (column) => column.notNull().defaultTo('RESERVADO'))
    .execute();
  await table().addColumn('para_usuario_id', 'integer', mayReference('usuarios')).execute();
  await table().addColumn('quitado_en', bytes(db)).execute();
}
