import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { onceForSettings, randomId } from '~/base/config.server';
import { log } from '~/base/log.server';
import { isPostgres } from '~/database/is-postgres';
import type { Publicador } from './bring-zone';
import { seriePublicada } from './cola-store';
import { requestEverything } from './completo';
import { makeFolder, putInPlace, writeLines } from './disco';
import { findTurno, isOver, isToBeRenewed, markEntero, type Turno, takeTurno } from './quien-publica-store';
import { CATALOGO } from './rules';

/** Names a folder of zone files, whichever machines mount it. */
const MARK = '.carpeta';

/** Zone files are written by one machine of several: the others' would be of another moment (decision 124). */
const isOfOne = ({ database, destino }: Publicador): boolean =>
  destino.carpeta !== undefined && isPostgres(database);

async function markOf(carpeta: string): Promise<string> {
  const path = join(carpeta, MARK);
  const found = await readFile(path, 'utf8').catch(() => '');
  if (found !== '') return found.trim();
  await makeFolder(carpeta);
  const mark = randomId();
  await writeLines(`${path}.${mark}`, [mark]);
  await putInPlace(`${path}.${mark}`, path);
  return (await readFile(path, 'utf8')).trim(); // of two processes that made one the last stays
}

/** Nothing was published yet, or the folder has what was published last: every new zone is in the catalog. */
async function hasAll({ database, destino }: Publicador): Promise<boolean> {
  const published = await seriePublicada(database, CATALOGO);
  return published === undefined || published === (await destino.serie(CATALOGO));
}

/** Who publishes: this machine, or another one. */
interface Publica {
  here: boolean;
  turno?: Turno;
}

/** What this process saw of another machine's turn: silence is what it could have heard (decision 112). */
interface Watched {
  hasta: string;
  since: Temporal.Instant;
}
const watched = onceForSettings((): { other: Watched | undefined } => ({ other: undefined }));
/** A turn that ended while nobody could say anything (the database was away, or read-only) is given so long to be said again. */
const HEARING = { seconds: 12 };

/** Whether another machine said nothing for as long as it is believed, and this process was there to hear it. */
function isSilent(turno: Turno, now: Temporal.Instant): boolean {
  const seen = watched();
  if (seen.other?.hasta !== turno.hasta) seen.other = { hasta: turno.hasta, since: now };
  return isOver(turno, now) && Temporal.Instant.compare(seen.other.since.add(HEARING), now) <= 0;
}

async function take(publicador: Publicador, carpeta: string, always: boolean): Promise<Publica> {
  const { database, clock } = publicador;
  const mark = await markOf(carpeta);
  const before = await findTurno(database);
  const isOurs = before?.carpeta === mark;
  if (before && isOurs && !isToBeRenewed(before, clock())) return { here: true, turno: before };
  const mayTake = (from: Turno): boolean => always || isSilent(from, clock());
  if (before && !isOurs && !mayTake(before)) return { here: false, turno: before };
  const maquina = `${hostname()}:${carpeta}`;
  const asking = { carpeta: mark, maquina, hasAll: () => hasAll(publicador), mayTake };
  const turno = await takeTurno(database, asking, clock());
  const here = turno.carpeta === mark;
  if (here && !isOurs)
    log.warn(
      { machine: turno.maquina, before: before?.maquina },
      'this machine writes the zone files from now on',
    );
  return { here, turno };
}

/**
 * Has this machine publish where no other does, or go on with it; with `always`, also in place of another. Whoever takes over has
 * a folder of some earlier moment: all zones are asked for anew, with serials above those of the other machine.
 */
export async function takeOver(publicador: Publicador, always = false): Promise<Publica> {
  const { database, destino, clock } = publicador;
  if (!isOfOne(publicador) || destino.carpeta === undefined) return { here: true };
  const publica = await take(publicador, destino.carpeta, always);
  if (publica.here && publica.turno && !publica.turno.entero) {
    await requestEverything(publicador);
    await markEntero(database, publica.turno.carpeta, clock());
  }
  return publica;
}

/** Says that this machine goes on publishing, while it is at something that takes long; takes nothing over. */
export async function keepOn(publicador: Publicador): Promise<void> {
  const { database, destino } = publicador;
  if (!isOfOne(publicador) || destino.carpeta === undefined) return;
  const turno = await findTurno(database);
  if (turno?.carpeta === (await markOf(destino.carpeta))) await take(publicador, destino.carpeta, false);
}

/** Who publishes just now, where it is not this machine: told by whoever is asked about zones here. */
export async function otherWhoPublishes(publicador: Publicador): Promise<Turno | undefined> {
  const { database, destino } = publicador;
  if (!isOfOne(publicador) || destino.carpeta === undefined) return undefined;
  const turno = await findTurno(database);
  return turno && turno.carpeta !== (await markOf(destino.carpeta)) ? turno : undefined;
}

/** In words, for a terminal. */
export function enPalabrasDe(turno: Turno, { clock }: Publicador): string {
  const since = isOver(turno, clock())
    ? `was the last to publish, and is silent since ${turno.hasta}: another machine that runs takes over`
    : 'publishes the zones';
  return `This machine does not publish: ${turno.maquina} ${since}.`;
}
