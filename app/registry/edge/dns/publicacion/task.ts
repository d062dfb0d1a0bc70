import type { Temporal } from 'temporal-polyfill';
import { now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { haySonda } from '~/sonda/probe.server';
import { listTerminaciones } from '../../dominios/store';
import type { Job } from '../../due/job';
import type { Publicador } from './bring-zone';
import { compararAlgunas } from './comparacion';
import { compare, publicarTodo, requestAll } from './completo';
import { destinoDns } from './destinos';
import { publicacion, publicarPendientes, repartirPedidas } from './publicar';
import { enPalabrasDe, keepOn, otherWhoPublishes, takeOver } from './quien-publica';
import { isOver, type Turno } from './quien-publica-store';

/** A suffix that is sold no more goes on being served. */
const publicador = async (): Promise<Publicador> => ({
  database: database(),
  destino: destinoDns(),
  servidores: settings().DNS_SERVERS,
  despedida: { hours: settings().DNS_DESPEDIDA },
  padres: await listTerminaciones(database()),
  clock: now,
  conSonda: haySonda(),
});

/** What publishes here, where no other machine does; and the other one, where one does. */
async function aqui(always = false) {
  const all = await publicador();
  const { here, turno } = await takeOver(all, always);
  return { all: { ...all, esDeOtra: !here }, otra: here ? undefined : turno };
}

/** Says that this machine goes on publishing: a turn of it may take longer than it is believed to be alive. */
export const keepPublishing = async (): Promise<void> => keepOn(await publicador());

/** Has every zone published anew by whoever publishes next. */
export const requestAllZones = async (): Promise<void> => void (await requestAll(await publicador()));

/** Compares some of the published zones with what the registry says. */
export const compareSome = async (at: Temporal.Instant): Promise<number> =>
  (await otherWhoPublishes(await publicador())) ? 0 : compararAlgunas(await publicador(), at);

/** What publishes, with the settings in force. */
export const publicacionDns = async (): Promise<readonly Job[]> => publicacion((await aqui()).all);

/** What names became, for the zones: whichever machine publishes these, and whatever it is at. */
export const repartir = async (at: Temporal.Instant, signal?: AbortSignal): Promise<number> =>
  repartirPedidas(await publicador(), { database: database(), clock: () => at, signal });

/** Where another machine publishes there is nothing to compare here; where it is silent somebody should know. */
async function saidOf(otra: Turno): Promise<string> {
  if (isOver(otra, now())) process.exitCode = 1;
  return enPalabrasDe(otra, await publicador());
}

/**
 * `npm run publish-dns`: what is due, everything (`--all`), everything from this machine in place of another (`--take`), or only what differs (`--check`). Answers what to say of it; a
 * program that looks by itself sees differences in how the process ends.
 */
export async function ordenDeDns(words: readonly string[]): Promise<string> {
  if (words.includes('--check')) {
    const otra = await otherWhoPublishes(await publicador());
    if (otra) return saidOf(otra);
    const diferencias = await compare(await publicador());
    if (diferencias.length > 0) process.exitCode = 1;
    return diferencias.length > 0 ? diferencias.join('\n') : 'The servers have what the registry says.';
  }
  const { all, otra } = await aqui(words.includes('--take'));
  if (otra) {
    process.exitCode = 1;
    return `Nothing was published. ${enPalabrasDe(otra, all)}`;
  }
  if (words.includes('--all') || words.includes('--take'))
    return `${await publicarTodo(all)} zones published.`;
  return `${await publicarPendientes(all)} changes published.`;
}
