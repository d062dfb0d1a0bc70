import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { now } from '~/base/clock.server';
import { type Settings, SettingsError, settings } from '~/base/config.server';
import { type Database, database, openDatabase } from '~/database/connection.server';
import { findHecho } from '~/database/installation-store';
import { migrate } from '~/database/migrate.server';
import { withoutHurry } from '~/database/timeouts';
import { readOnlyCommand } from '../read-only.server';
import { migrationsOf } from './columns-store';
import { bringFiles } from './files.server';
import { beginAnew, copyRows, differences, finish, type Move } from './move.server';
import { findProgress, writeProgress } from './progress';
import { openSnapshot, removeSnapshot, takeSnapshot } from './snapshot.server';

const USO = [
  'Uso: npm run move-to-postgres [-- minutos]',
  'Copia la base SQLite de DATA_DIR a la base PostgreSQL de DATABASE_URL, que tiene que estar vacía.',
  'Mientras tanto el portal solo se consulta; con minutos, las páginas dicen hasta cuándo.',
].join('\n');

/** The file that is moved. */
function openSource({ DATA_DIR, DATABASE_URL }: Settings): Database {
  if (!DATABASE_URL) throw new SettingsError(`DATABASE_URL: falta.\n${USO}`);
  if (!existsSync(join(DATA_DIR, 'portal.sqlite')))
    throw new SettingsError(`DATA_DIR: no tiene una base SQLite (portal.sqlite).\n${USO}`);
  return openDatabase({ DATA_DIR, DATABASE_URL: undefined });
}

/** Only an empty database is written to, or one that a move has begun. */
async function prepareTarget(source: Database, target: Database): Promise<void> {
  const tables = await target.introspection.getTables();
  if (tables.length > 0 && !(await findProgress(target)))
    throw new SettingsError(
      'DATABASE_URL: la base ya tiene tablas. Múdese a una vacía (drop database y create database). No se hizo nada.',
    );
  await migrate(target);
  if ((await migrationsOf(source)) !== (await migrationsOf(target)))
    throw new SettingsError(
      'DATA_DIR: la base es de otra versión del portal. Inicie una vez esta versión con SQLite y repita. No se hizo nada.',
    );
  if (tables.length === 0) await writeProgress(target, { desde: '', tabla: '', posicion: 0 });
}

/** Has the portal on the source only answer questions; answers since when. */
async function holdSource(source: Database, minutes: string[]): Promise<string> {
  const held = await findHecho(source, 'solo-lectura');
  if (held) return held.desde;
  await readOnlyCommand(source, ['on', ...minutes], now());
  return (await findHecho(source, 'solo-lectura'))?.desde ?? '';
}

/** The copy that was begun with, where nothing can have changed since; otherwise a new one. */
async function snapshotOf(source: Database, target: Database, desde: string): Promise<Database> {
  const { DATA_DIR } = settings();
  const kept = openSnapshot(DATA_DIR);
  if (kept && (await findProgress(target))?.desde === desde) return kept;
  await kept?.destroy();
  await takeSnapshot(source, DATA_DIR, desde);
  const snapshot = openSnapshot(DATA_DIR);
  if (!snapshot) throw new Error('the snapshot that was just taken is gone');
  await beginAnew({ snapshot, target }, desde);
  return snapshot;
}

const GO_BACK = 'Para dejarlo como estaba: quite DATABASE_URL y npm run read-only -- off';

async function carryOut(move: Move): Promise<string> {
  await copyRows(move);
  const faults = await differences(move);
  if (faults.length > 0) {
    await writeProgress(move.target, { desde: '', tabla: '', posicion: 0 });
    throw new SettingsError(
      [
        'Las dos bases no dicen lo mismo (tabla: filas):',
        ...faults,
        `Repita el comando: copia todo otra vez. ${GO_BACK}`,
      ].join('\n'),
    );
  }
  const { files, bytes, faults: ofFiles } = await bringFiles(move.target);
  const rows = await finish(move);
  return [
    `Mudanza hecha: ${rows} filas, todas comparadas.`,
    `Archivos copiados a la base: ${files} (${bytes} bytes).`,
    ...ofFiles,
    'Reinicie el portal con DATABASE_URL. El archivo SQLite queda como está, y solo se consulta.',
    GO_BACK,
  ].join('\n');
}

/** Any number that nobody else takes: the lock of migrations is another one. */
const LOCK = 7_305_441;

/**
 * Does work while this process is the only one that moves into a database. The lock goes with a transaction that asks nothing else:
 * one of a session would stay with a connection of PgBouncer's (decision 092).
 */
const alone = <T>(target: Database, work: () => Promise<T>): Promise<T> =>
  target.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const { rows } = await sql<{
      ours: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as ours`.execute(trx);
    if (!rows[0]?.ours)
      throw new SettingsError('Otra mudanza a esta base está en curso. Espere a que termine.');
    return work();
  });

/** `npm run move-to-postgres`: SQLite's rows to PostgreSQL, compared one by one, while the portal only answers questions. */
export async function moveToPostgres(
  words: readonly string[],
  tell: (line: string) => void,
): Promise<string> {
  const [minutos, ...rest] = words;
  if (rest.length > 0) throw new SettingsError(USO);
  const target = database();
  const living = openSource(settings());
  const moveAll = async () => {
    await prepareTarget(living, target);
    const desde = await holdSource(living, minutos === undefined ? [] : [minutos]);
    const snapshot = await snapshotOf(living, target, desde);
    const said = await carryOut({ living, snapshot, target, tell }).finally(() => snapshot.destroy());
    await removeSnapshot(settings().DATA_DIR);
    return said;
  };
  return withoutHurry(() => alone(target, moveAll)).finally(() => living.destroy());
}
