import type { Temporal } from 'temporal-polyfill';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { cambiosMasivos } from '../administracion/masivos/next-batch';
import { bringFromDisk, removeOrphans } from '../archivos/sweep';
import { removeAnteriores } from '../avisos/correos-store';
import { resumenes } from '../avisos/del-dia';
import { removeResumidos } from '../avisos/del-dia-store';
import { caducos, porAbrir } from '../candado/task';
import { fold } from '../cifras/fold';
import { probeDns } from '../cifras/probe-dns';
import { descargas } from '../descargas/preparar';
import { descargasVencidas } from '../descargas/vencidas';
import { compareSome, keepPublishing, publicacionDns, repartir } from '../dns/publicacion/task';
import { removeEnlaces } from '../dominios/enlaces-store';
import { vida } from '../dominios/lifecycle';
import { retencionesPorTerminar } from '../dominios/retenciones';
import { avisos } from '../dominios/vencimientos';
import { forgetStale, listAbandoned } from '../due/aside-store';
import { doDue, type Job } from '../due/job';
import { correo } from '../mail/sender';
import { mailTransport, removeUnfinishedMail } from '../mail/transport';
import { removePedidos } from '../pedidos/keep';
import { schedule } from '../peligros/examenes-store';
import { peligros } from '../peligros/task';
import { vencidos } from '../tickets/vencidos';
import { contraparte } from '../transferencias/demo';
import { codigos, solicitudes } from '../transferencias/task';
import { abandonados } from '../ventas/abandonados';
import { removeClaves } from '../ventas/cleanup-store';

/** What the embedded registry does by itself, again and again: due work, and what is forgotten in one statement. */
export interface Own {
  nombre: string;
  /** Cron pattern with seconds, in Uruguay's time. */
  cada: string;
  /** Also when the server starts. */
  alComenzar?: boolean;
  jobs?: () => readonly Job[] | Promise<readonly Job[]>;
  sweep?: (now: Temporal.Instant, signal?: AbortSignal) => Promise<unknown>;
}

/** What killed processes and full disks left, and what was set aside and is due no more. */
async function sweepRests(now: Temporal.Instant): Promise<void> {
  await bringFromDisk(database(), now);
  await removeOrphans(database(), now);
  await removeUnfinishedMail(now);
  await forgetStale(database(), now);
  await removePedidos(database(), now);
  const doing = { database: database(), clock: () => now };
  for (const job of await everyJob()) await job.forgetPast(doing);
}

/**
 * Does at once what another process, or another machine, was at when it ended: some kinds of work are looked for only once an hour.
 * Answers how much that was.
 */
export async function takeUpAbandoned(now: Temporal.Instant, signal?: AbortSignal): Promise<number> {
  const kinds = await listAbandoned(database(), now);
  if (kinds.size === 0) return 0;
  const jobs = (await everyJob()).filter(({ kind }) => kinds.has(kind));
  return doDue(jobs, { database: database(), clock: () => now, signal });
}

/** The other registrar of the demo acts by itself. */
const deDemo: Own = { nombre: 'el otro registrador', cada: '*/10 * * * * *', jobs: () => [contraparte] };

/** Mail stands last: the others write it. */
const OWN: readonly Own[] = [
  {
    nombre: 'vida de los dominios',
    cada: '0 11 * * * *',
    // First what happens to names on their dates, then the notices of how they are, then one mail a person with all of it.
    jobs: () => [vida, avisos, resumenes],
    sweep: async (now) => {
      await removeEnlaces(database(), now);
      await removeAnteriores(database(), now);
      await removeResumidos(database(), now);
    },
  },
  { nombre: 'transferencias', cada: '*/20 * * * * *', jobs: () => [solicitudes, codigos] },
  { nombre: 'retenciones', cada: '*/20 * * * * *', jobs: () => [retencionesPorTerminar] },
  { nombre: 'candados', cada: '*/20 * * * * *', jobs: () => [caducos, porAbrir] },
  { nombre: 'cambios masivos', cada: '*/2 * * * * *', jobs: () => [cambiosMasivos] },
  { nombre: 'publicación en DNS', cada: '* * * * * *', jobs: publicacionDns },
  { nombre: 'lo que va a las zonas', cada: '*/5 * * * * *', sweep: repartir },
  { nombre: 'quién publica las zonas', cada: '*/10 * * * * *', sweep: keepPublishing },
  { nombre: 'comparación de zonas', cada: '5,25,45 * * * * *', sweep: (now) => compareSome(now) },
  {
    nombre: 'dominios en peligro',
    cada: '*/20 * * * * *',
    jobs: () => [peligros()],
    sweep: (now) => schedule(database(), now),
  },
  {
    nombre: 'carritos abandonados',
    cada: '0 23 4 * * *',
    jobs: () => [abandonados],
    sweep: (now) => removeClaves(database(), now),
  },
  { nombre: 'descargas de datos', cada: '*/5 * * * * *', jobs: () => [descargas] },
  { nombre: 'archivos temporales', cada: '0 7 * * * *', jobs: () => [vencidos, descargasVencidas] },
  { nombre: 'lo que otro dejó', cada: '*/10 * * * * *', sweep: takeUpAbandoned },
  { nombre: 'restos en disco', cada: '0 27 * * * *', alComenzar: true, sweep: sweepRests },
  { nombre: 'sonda de DNS', cada: '*/10 * * * * *', sweep: (now) => probeDns(database(), now) },
  { nombre: 'cifras', cada: '0 9 * * * *', alComenzar: true, sweep: (now) => fold(database(), now) },
  { nombre: 'correo', cada: '*/3 * * * * *', jobs: () => [correo(mailTransport())] },
];

/** What others have done as due work is: the registry knows nothing of accounts. */
const besides: Own[] = [];

/** Has due work of somebody else's done with the registry's own; to say it again changes nothing. */
export const alsoDo = (other: Own): void => {
  if (!besides.includes(other)) besides.push(other);
};

/** All of it, with the settings in force. */
export const own = (): readonly Own[] => [...besides, ...OWN, ...(settings().DEMO ? [deDemo] : [])];

/** Every kind of due work. */
export async function everyJob(): Promise<Job[]> {
  const jobs = await Promise.all(own().map((task) => task.jobs?.() ?? []));
  return jobs.flat();
}
