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
import { publicacion, publicarPendientes } from './publicar';

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

/** Has every zone published anew by whoever publishes next. */
export const requestAllZones = async (): Promise<void> => void (await requestAll(await publicador()));

/** Compares some of the published zones with what the registry says. */
export const compareSome = async (at: Temporal.Instant): Promise<number> =>
  compararAlgunas(await publicador(), at);

/** What publishes, with the settings in force. */
export const publicacionDns = async (): Promise<readonly Job[]> => publicacion(await publicador());

/**
 * `npm run publish-dns`: what is due, everything (`--all`), or only what differs (`--check`). Answers what to say of it; a
 * program that looks by itself sees differences in how the process ends.
 */
export async function ordenDeDns(words: readonly string[]): Promise<string> {
  if (words.includes('--check')) {
    const diferencias = await compare(await publicador());
    if (diferencias.length > 0) process.exitCode = 1;
    return diferencias.length > 0 ? diferencias.join('\n') : 'The servers have what the registry says.';
  }
  if (words.includes('--all')) return `${await publicarTodo(await publicador())} zones published.`;
  return `${await publicarPendientes(await publicador())} changes published.`;
}
