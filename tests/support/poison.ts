import { sql } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { Engine } from './registry';

interface Poisoned {
  table: keyof Tables;
  on: 'insert' | 'update' | 'delete';
  /** The rows at fault: those with this value. */
  column: string;
  value: string | number;
}

let made = 0;

/**
 * From now on the database refuses to write some rows, as where something is wrong with them that nobody thought of.
 * Answers how to heal them.
 */
export async function poison(
  engine: Engine,
  { table, on, column, value }: Poisoned,
): Promise<() => Promise<void>> {
  made += 1;
  const name = sql.id(`poison_${made}`);
  const on_ = sql.raw(on);
  const row = sql.raw(on === 'delete' ? 'old' : 'new');
  const isIts = sql`${row}.${sql.id(column)} = ${sql.lit(value)}`;
  if (engine === 'SQLite') {
    await sql`create trigger ${name} before ${on_} on ${sql.table(table)} when ${isIts}
      begin select raise(abort, 'poisoned'); end`.execute(database());
    return async () => void (await sql`drop trigger ${name}`.execute(database()));
  }
  await sql`create or replace function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`.execute(database());
  await sql`create trigger ${name} before ${on_} on ${sql.table(table)} for each row when (${isIts})
    execute function ${name}()`.execute(database());
  return async () => void (await sql`drop trigger ${name} on ${sql.table(table)}`.execute(database()));
}
