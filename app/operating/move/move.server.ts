import { sql } from 'kysely';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { removeHecho } from '~/database/installation-store';
import { isByLooking } from '~/database/read-only.server';
import { countsOf, type MovedTable, tablesInOrder } from './columns-store';
import { findProgress, type Progress, writeProgress } from './progress';
import { batchesOf, countDifferent, emptyTables, numberOn, writeRows } from './rows-store';

/** Where rows come from, where they go to, and who hears how it goes. */
export interface Move {
  /** The file as it is now; nothing but looking changes it. */
  living: Database;
  /** Its copy of one moment. */
  snapshot: Database;
  target: Database;
  tell: (line: string) => void;
}

/** Begins from nothing: whatever the target's migrations wrote is at the source too. */
export async function beginAnew({ snapshot, target }: Pick<Move, 'snapshot' | 'target'>, desde: string) {
  const tables = await tablesInOrder(snapshot);
  await inTransaction(target, async (trx) => {
    await emptyTables(trx, tables);
    await writeProgress(trx, { desde, tabla: tables[0]?.name ?? '', posicion: 0 });
  });
}

/** Each batch and how far it came are one transaction, so that a move that was interrupted goes on there. */
async function copyTable({ snapshot, target }: Move, table: MovedTable, from: Progress): Promise<number> {
  let written = 0;
  for await (const { rows, next } of batchesOf(snapshot, table, from.posicion)) {
    await inTransaction(target, async (trx) => {
      await writeRows(trx, table, rows);
      await writeProgress(trx, { ...from, posicion: next });
    });
    written += rows.length;
  }
  return written;
}

/** Copies what is not there yet. */
export async function copyRows(move: Move): Promise<void> {
  const tables = await tablesInOrder(move.snapshot);
  const begun = await findProgress(move.target);
  if (!begun) throw new Error('a move is begun before its rows are copied');
  const first = tables.findIndex(({ name }) => name === begun.tabla);
  let at = begun;
  for (const table of tables.slice(Math.max(0, first))) {
    if (table.name !== at.tabla) {
      at = { ...at, tabla: table.name, posicion: 0 };
      await writeProgress(move.target, at);
    }
    const written = await copyTable(move, table, at);
    if (written > 0) move.tell(`${table.name}: ${written}`);
  }
  await numberOn(move.snapshot, move.target);
}

/** The tables whose rows are not the same at both places, each with how many differ. What looking changes is compared with the copy. */
export async function differences({ living, snapshot, target }: Move): Promise<string[]> {
  const faults: string[] = [];
  for (const table of await tablesInOrder(snapshot)) {
    const source = isByLooking(table.name) ? snapshot : living;
    const [there = 0, here = 0] = await countsOf(table.name, source, target);
    let different = Math.abs(there - here);
    for await (const { rows } of batchesOf(source, table))
      different += await countDifferent(target, table, rows);
    if (different > 0) faults.push(`${table.name}: ${different}`);
  }
  return faults;
}

/** The target is whole: whoever starts on it may. Answers how many rows it has. */
export async function finish({ snapshot, target }: Move): Promise<number> {
  let total = 0;
  for (const { name } of await tablesInOrder(snapshot)) total += (await countsOf(name, target))[0] ?? 0;
  await sql`analyze`.execute(target);
  await removeHecho(target, 'mudanza');
  return total;
}
