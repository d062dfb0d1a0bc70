import type { Temporal } from 'temporal-polyfill';
import { log } from '~/base/log.server';
import type { Publicador } from './bring-zone';
import { diferenciasDe } from './completo';
import {
  estaPorPublicar,
  forgetDiferencia,
  listPorComparar,
  markComparada,
  saveDiferencias,
} from './diferencias-store';
import { CATALOGO } from './rules';

/** So many in a turn: with three turns a minute, each of 110,000 zones once a day. */
const POR_VUELTA = 30;
const CADA = { hours: 24 };
/** So many failures one after another, and the name server is away: the others wait for the next turn. */
const SEGUIDAS = 3;

/** Compares a zone with the rows, unless something of it is on its way: what was changed meanwhile differs for a moment, and is no fault. */
async function compararUna(publicador: Publicador, zona: string, now: Temporal.Instant): Promise<void> {
  const { database } = publicador;
  const diferencias = await diferenciasDe(publicador, zona);
  if (!(await estaPorPublicar(database, zona))) {
    if (diferencias.length > 0) await saveDiferencias(database, zona, diferencias, now);
    else await forgetDiferencia(database, zona);
  }
  await markComparada(database, zona, now);
}

/**
 * Compares some of the published zones of names with what the registry says, those that were looked at the longest ago first; answers
 * how many. The zones above, of all names, are compared by `npm run publish-dns -- --check`: a process that serves pages has no room for one.
 */
export async function compararAlgunas(publicador: Publicador, now: Temporal.Instant): Promise<number> {
  const grandes = [...publicador.padres, CATALOGO];
  const zonas = await listPorComparar(publicador.database, grandes, now.subtract(CADA), POR_VUELTA);
  let done = 0;
  let failed = 0;
  for (const zona of zonas) {
    if (failed >= SEGUIDAS) break;
    try {
      await compararUna(publicador, zona, now);
      [done, failed] = [done + 1, 0];
    } catch (error) {
      failed += 1;
      log.warn({ error, zona }, 'a zone could not be compared');
      // looked at again tomorrow, or it would be the first of every turn
      await markComparada(publicador.database, zona, now);
    }
  }
  return done;
}
