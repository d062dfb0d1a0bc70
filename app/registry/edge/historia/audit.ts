import type { Connection, Database } from '~/database/connection.server';
import { listHistoria } from '../dominios/historia-store';
import { primeraRota } from '../dominios/history-chain';
import { areRelacionesTrue } from '../dominios/relaciones-store';
import { findVersion, listDominiosConHistoria } from './store';

/** How many names are listed at once. */
const BATCH = 500;

/** What is wrong with the history of a name; undefined where nothing is. */
async function faltaDe(connection: Connection, dominioId: number): Promise<string | undefined> {
  const entradas = await listHistoria(connection, dominioId);
  const rota = primeraRota(entradas);
  const last = entradas.at(-1);
  if (rota) return `${rota.nombre}: la entrada ${rota.version} no sigue a la anterior o fue alterada`;
  const version = await findVersion(connection, dominioId);
  if (version !== undefined && version !== last?.version)
    return `${last?.nombre}: va por la versión ${version} y su historia termina en la ${last?.version}`;
  if (version === undefined)
    return last?.despues === null ? undefined : `${last?.nombre}: ya no está y su historia no dice por qué`;
  return (await areRelacionesTrue(connection, dominioId))
    ? undefined
    : `${last?.nombre}: las listas de sus contactos no dicen lo mismo que el dominio`;
}

/**
 * What is wrong in one snapshot of the database. Beside a writing portal the entries and the version of a name may be
 * read at two moments; so what looks wrong is looked at again in a transaction, which only what is really wrong survives.
 */
async function confirmed(database: Database, dominioId: number): Promise<string | undefined> {
  if ((await faltaDe(database, dominioId)) === undefined) return undefined;
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => faltaDe(trx, dominioId));
}

/** Looks through every name: what of its history was altered, taken out or not written, and whether lists say what it says. */
export async function auditHistoria(database: Database): Promise<{ dominios: number; faltas: string[] }> {
  const faltas: string[] = [];
  let dominios = 0;
  for (let ids = await listDominiosConHistoria(database, 0, BATCH); ids.length > 0; ) {
    for (const id of ids) faltas.push(...[await confirmed(database, id)].flatMap((falta) => falta ?? []));
    dominios += ids.length;
    ids = await listDominiosConHistoria(database, ids.at(-1) ?? 0, BATCH);
  }
  return { dominios, faltas };
}
