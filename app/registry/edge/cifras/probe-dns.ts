import { Temporal } from 'temporal-polyfill';
import { ZONA } from '~/base/clock.server';
import { onceForSettings, type Settings, settings } from '~/base/config.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { findZonaPublicada, forgetPorVer, listPorVer, type PorVer, takePorVer } from '~/sonda/por-ver-store';
import { haySonda } from '~/sonda/probe.server';
import { addTiempos, insertMuestra } from '~/sonda/tiempos-store';
import { takeTurno, turnoDe } from '~/sonda/turnos-store';
import { esPublica } from '../../dns/servidores';
import { cuboDe, hayServicioDns, mesDe, PACIENCIA_MS } from '../../domain/cifras';
import { askSoa, type Soa } from './ask-soa';

/** Where one of the registry's own servers is asked: a test has its own. */
export interface Lugar {
  servidor: string;
  ip: string;
  puerto: number;
}

/** What is not answered by then is told as not answered; what was not looked at until later, as nothing. */
const UNA_HORA = { hours: 1 };
const POCO_MAS = { minutes: 65 };
/** Whether a change is there is asked again soon: nobody waits for long. */
const VISTAZO_MS = 2000;
/** Between two turns are ten seconds, and what silent servers take. */
const SIN_MIRAR_MS = 60_000;

/** The addresses of the Internet at which the registry's servers are: without one they are not measured. */
const lugares = ({ DNS_SERVERS }: Settings): Lugar[] =>
  DNS_SERVERS.flatMap(({ nombre, ips }) =>
    ips.filter(esPublica).map((ip) => ({ servidor: nombre, ip, puerto: 53 })),
  );

const todos = async (
  zona: string,
  servidores: readonly Lugar[],
  patienceMs: number,
): Promise<(Soa | undefined)[]> =>
  Promise.all(servidores.map((servidor) => askSoa(zona, servidor, patienceMs)));

/**
 * How late the service answered, as late as the last address that did; null where it did not. A server answers that does so at
 * one of its addresses: this machine may have no IPv6.
 */
async function demora(zona: string, lugares: readonly Lugar[], patienceMs: number): Promise<number | null> {
  const answers = await todos(zona, lugares, patienceMs);
  const servidores = new Set(lugares.map(({ servidor }) => servidor));
  const responden = new Set(lugares.flatMap(({ servidor }, at) => (answers[at] ? [servidor] : [])));
  if (!hayServicioDns(responden.size, servidores.size)) return null;
  return Math.max(...answers.map((each) => each?.ms ?? 0));
}

/** Whether the servers answer, once an interval. */
async function responden(
  database: Database,
  servidores: readonly Lugar[],
  now: Temporal.Instant,
  patienceMs: number,
) {
  const zona = await findZonaPublicada(database);
  if (!zona || !(await takeTurno(database, 'DNS', turnoDe(now)))) return;
  const ms = await demora(zona, servidores, patienceMs);
  const mes = mesDe(now.toZonedDateTimeISO(ZONA));
  await addTiempos(database, [{ serie: 'DNS', mes, cubo: cuboDe(ms), cuantos: 1 }]);
}

/** Whether what was published is answered: by all that answer, and at least by one. */
async function seRespondeYa({ zona, serie }: PorVer, servidores: readonly Lugar[]): Promise<boolean> {
  const answers = (await todos(zona, servidores, VISTAZO_MS)).filter((each) => each !== undefined);
  return answers.length > 0 && answers.every((each) => each.serie >= serie);
}

async function look(
  database: Database,
  porVer: PorVer,
  servidores: readonly Lugar[],
  clock: () => Temporal.Instant,
) {
  const yes = await seRespondeYa(porVer, servidores);
  const now = clock();
  const desde = Temporal.Instant.from(porVer.desde);
  const isLate = Temporal.Instant.compare(desde.add(UNA_HORA), now) <= 0;
  if (!yes && !isLate) return;
  const ms = yes ? Math.max(0, now.epochMilliseconds - desde.epochMilliseconds) : null;
  await inTransaction(database, async (trx) => {
    if (await takePorVer(trx, porVer)) await insertMuestra(trx, 'PUBLICACION', ms, now);
  });
}

const memory = onceForSettings(() => ({ turno: -1, mirado: 0 }));

/**
 * How old a change may be to be looked for. Where nobody looked for a while it may have been there all along: it is not told,
 * rather than as late.
 */
function hastaDonde(now: Temporal.Instant): Temporal.DurationLike {
  const pause = now.epochMilliseconds - memory().mirado;
  memory().mirado = now.epochMilliseconds;
  return pause > SIN_MIRAR_MS ? { milliseconds: SIN_MIRAR_MS } : POCO_MAS;
}

/** Asks the registry's own name servers whether they answer, and whether what was published is there. */
export async function probeDns(
  database: Database,
  now: Temporal.Instant,
  servidores: readonly Lugar[] = lugares(settings()),
  patienceMs = PACIENCIA_MS,
): Promise<void> {
  if (!haySonda()) return;
  await forgetPorVer(database, now.subtract(hastaDonde(now)));
  if (servidores.length === 0) return;
  if (memory().turno !== turnoDe(now)) {
    memory().turno = turnoDe(now);
    await responden(database, servidores, now, patienceMs);
  }
  const since = performance.now();
  const clock = () => now.add({ milliseconds: Math.round(performance.now() - since) });
  await Promise.all((await listPorVer(database)).map((porVer) => look(database, porVer, servidores, clock)));
}
