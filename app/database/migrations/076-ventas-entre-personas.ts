import type { Kysely } from 'kysely';
import type { Step } from '../steps';
import { flag } from './columns';

export const holds: Step['holds'] = ['invitaciones'];

/** A name that is given in a sale: it is taken 72 hours later, and not taken back any more then (decision 118). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invitaciones').addColumn('venta', 'integer', flag(0)).execute();
  // What became of a name that was given is asked by its name.
  await db.schema
    .createIndex('invitaciones_dominio')
    .on('invitaciones')
    .columns(['dominio_id', 'id'])
    .execute();
}
