import { type Kysely, sql } from 'kysely';
import type { Step } from '../steps';
import { bytes, required } from './columns';

export const holds: Step['holds'] = ['dns_publicadas'];

/** When each published zone was last compared with the rows, and what differed (decision 115). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dns_publicadas')
    .addColumn('comparada_en', bytes(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index dns_publicadas_por_comparar on dns_publicadas (comparada_en, zona)
    where serie_publicada is not null`.execute(db);
  await db.schema
    .createTable('dns_diferencias')
    .addColumn('zona', bytes(db), (column) => column.primaryKey())
    .addColumn('cuantas', 'integer', required)
    .addColumn('lineas', 'text', required)
    .addColumn('desde', bytes(db), required)
    .addColumn('vista_en', bytes(db), required)
    .execute();
}
