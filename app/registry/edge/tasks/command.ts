import { now } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import { database, readOnlyOf } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { withoutHurry } from '~/database/timeouts';
import { count, dateTime } from '~/format';
import { listAside, listUndone, tryAgain, type Undone, writeHistory } from '../due/aside-store';
import { doDue } from '../due/job';
import { everyJob } from './own';
import { runTasks } from './tasks.server';

const USO = [
  'Uso: npm run tasks -- [orden]',
  '  (sin orden)                       hace ahora todo lo que está pendiente',
  '  apartados                         qué falló, qué se vuelve a intentar y qué se dejó de intentar',
  '  reintentar [clase [clave]]        intenta de nuevo lo apartado',
  '  descartar <clase> <clave> <motivo> no lo intenta más; el motivo queda escrito',
].join('\n');

const nameOf = ({ clase, clave }: Undone): string => `${clase} ${clave}`;

function lineOf(row: Undone): string {
  const tries = `${count(row.intentos, 'intento', 'intentos')} desde el ${dateTime(row.desde)}`;
  const next = row.estado === 'ESPERA' ? `, el próximo el ${dateTime(row.proximo_intento)}` : '';
  return `  ${nameOf(row)}\n    ${tries}${next}: ${row.error}`;
}

async function show(): Promise<string> {
  const rows = await listUndone(database());
  const aside = rows.filter(({ estado }) => estado === 'APARTADO');
  const waiting = rows.filter(({ estado }) => estado === 'ESPERA');
  return [
    aside.length > 0
      ? `Apartados: ${aside.length}. No se intentan más hasta que usted lo diga.`
      : 'Nada apartado.',
    ...aside.map(lineOf),
    ...(waiting.length > 0 ? [`Fallaron y se vuelven a intentar: ${waiting.length}.`] : []),
    ...waiting.map(lineOf),
  ].join('\n');
}

const NADA = 'No hay nada apartado con ese nombre. Vea qué hay con: npm run tasks -- apartados';

/** Those that were set aside and are asked about; a mistaken name is told. */
async function chosen(clase?: string, clave?: string): Promise<Undone[]> {
  const rows = await listAside(database(), clase, clave);
  if (rows.length === 0) throw new SettingsError(NADA);
  return rows;
}

/** Tries what was set aside at once, and says of each how it went. */
async function retry([clase, clave]: readonly string[]): Promise<string> {
  const rows = await chosen(clase, clave);
  for (const row of rows)
    await inTransaction(database(), async (trx) => {
      if (await tryAgain(trx, row, now())) await writeHistory(trx, 'REINTENTADO', row, now());
    });
  const kinds = new Set(rows.map((row) => row.clase));
  const jobs = (await everyJob()).filter(({ kind }) => kinds.has(kind));
  await withoutHurry(() => doDue(jobs, { database: database(), clock: now }));
  const undone = new Map((await listUndone(database())).map((row) => [nameOf(row), row]));
  if (rows.some((row) => undone.has(nameOf(row)))) process.exitCode = 1;
  return rows
    .map((row) => {
      const still = undone.get(nameOf(row));
      return still ? `No se pudo: ${nameOf(row)}: ${still.error}` : `Hecho: ${nameOf(row)}`;
    })
    .join('\n');
}

async function discard([clase, clave, ...words]: readonly string[]): Promise<string> {
  const motivo = words.join(' ').trim();
  if (!clase || !clave || !motivo) throw new SettingsError(`Falta decir qué se descarta, o por qué.\n${USO}`);
  const [row] = await chosen(clase, clave);
  const job = (await everyJob()).find(({ kind }) => kind === clase);
  if (!row || !job) throw new SettingsError(NADA);
  const isDone = await inTransaction(database(), (trx) => job.discard(trx, row, motivo, now()));
  if (!isDone) throw new SettingsError(NADA);
  return `Descartado: ${nameOf(row)}. Motivo: ${motivo}`;
}

/** `npm run tasks`: does what is due; shows, tries again or discards what was set aside. */
export async function tareas([orden, ...words]: readonly string[]): Promise<string> {
  if (orden !== 'apartados' && readOnlyOf(database()))
    throw new SettingsError('Ahora solo se consulta: no se hizo nada. Termina con: npm run read-only -- off');
  switch (orden) {
    case undefined:
      return withAside(await runTasks());
    case 'apartados':
      return show();
    case 'reintentar':
      return retry(words);
    case 'descartar':
      return discard(words);
    default:
      throw new SettingsError(USO);
  }
}

/** What was done, and that something was set aside, where it was. */
async function withAside(done: string): Promise<string> {
  const aside = await listAside(database());
  if (aside.length === 0) return done;
  return `${done}\nApartados: ${aside.length}. Véalos con: npm run tasks -- apartados`;
}
