import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { insertPorVer } from '~/sonda/por-ver-store';
import { type Job, job } from '../../due/job';
import { type Asked, type Doing, type Hold, outside } from '../../due/work';
import { bringZone, confirm, type Llevado, type Publicador, type Tomada } from './bring-zone';
import {
  enqueue,
  enqueueIfNone,
  estaPendiente,
  estaPendienteArriba,
  listPendientes,
  markPublicada,
  markRetirada,
  TODA,
  takeSerie,
} from './cola-store';
import { findVivo } from './contenido-store';
import { despacho } from './despacho';
import { forgetDiferencia } from './diferencias-store';
import { CATALOGO } from './rules';

/**
 * A server that was slow still has before it what it was asked and did not answer in time, and may do it after what it was
 * asked later: once it answers again, and had time to do everything, it is brought once more how things are.
 */
const REPASO = { seconds: 15 };

/** The probe looks when the servers answer what was published; of a zone that left and of the catalog nobody asks them. */
async function askToSee(trx: Connection, zona: string, { serie, hechos }: Llevado): Promise<void> {
  const [desde] = hechos.map((hecho) => hecho.desde).sort();
  if (zona !== CATALOGO && serie !== undefined && desde) await insertPorVer(trx, { zona, serie, desde });
}

async function writePublished(
  trx: Connection,
  { zona, serie, tries }: Tomada,
  llevado: Llevado,
  { conSonda, now }: { conSonda: boolean; now: Temporal.Instant },
): Promise<void> {
  const { hechos, rechazados } = llevado;
  if (conSonda) await askToSee(trx, zona, llevado);
  const propietarios = hechos.map(({ propietario }) => propietario);
  await markPublicada(trx, zona, llevado.serie ?? serie, hechos, now);
  if (llevado.serie === undefined) await markRetirada(trx, zona);
  // written whole it is as the rows are; and one that left differs from nothing
  if (propietarios.includes(TODA)) await forgetDiferencia(trx, zona);
  await rechazados.retryOrForget(trx, propietarios.includes(TODA) ? undefined : propietarios);
  if (tries > 1) await enqueueIfNone(trx, zona, propietarios, now.add(REPASO));
}

/** Brings what is due of a zone to the server, and says so once the server does; answers how many owners it was of. */
async function publicarZona(
  publicador: Publicador,
  zona: string,
  { database, clock, tries, end }: Hold,
): Promise<number> {
  if (!(await estaPendiente(database, zona, clock()))) return 0; // somebody else published it since
  const tomada = { zona, tries, serie: await takeSerie(database, zona) };
  const llevado = await bringZone(publicador, tomada);
  await confirm(publicador, zona, llevado);
  const owners = llevado.hechos.map(({ propietario }) => propietario);
  await inTransaction(database, async (trx) => {
    if (await end(trx)) {
      const { conSonda = false } = publicador;
      await writePublished(trx, tomada, llevado, { conSonda, now: clock() });
    }
    // Somebody else published it meanwhile, and what we brought may be older than theirs: it is looked at once more.
    else await enqueue(trx, zona, owners, clock());
  });
  return owners.length;
}

/** Whether a zone leaves while what is said of its name above is not there yet: then it is still answered. */
async function esperaAlPadre({ database, padres, clock }: Publicador, zona: string): Promise<boolean> {
  if (zona === CATALOGO || padres.includes(zona)) return false;
  if ((await findVivo(database, zona, clock()))?.alojado === 1) return false;
  return estaPendienteArriba(database, zona, clock());
}

/** Zones that can be published now: what leaves waits for the zone above it. */
async function listPublicables(publicador: Publicador, asked: Asked<string>): Promise<string[]> {
  if (publicador.esDeOtra) return [];
  for (let { limit } = asked; ; limit *= 4) {
    const zonas = await listPendientes(publicador.database, publicador.padres, { ...asked, limit });
    const esperan = await Promise.all(zonas.map((zona) => esperaAlPadre(publicador, zona)));
    const publicables = zonas.filter((_, at) => !esperan[at]);
    if (publicables.length > 0 || zonas.length < limit) return publicables;
  }
}

/**
 * The zones, each at one process at a time, so that its changes arrive in order; one after the other, for a server on SQLite
 * takes one writer at a time and refuses the others.
 */
const zonas = (publicador: Publicador): Job =>
  job<string>({
    kind: 'zona',
    key: (zona) => zona,
    find: (_, asked) => listPublicables(publicador, asked),
    way: outside((zona, hold) => publicarZona(publicador, zona, hold)),
  });

/**
 * Names that were changed become changes of zones. A turn of the zones lasts for as long as there is something to write, which is half an hour
 * where another machine takes over: this is done beside it.
 */
export const repartirPedidas = (publicador: Publicador, doing: Doing): Promise<number> =>
  despacho(publicador).turn(doing);

/** What publishes: names that were changed become changes of zones, and these go to the servers. */
export const publicacion = (publicador: Publicador): readonly Job[] => [
  despacho(publicador),
  zonas(publicador),
];

/**
 * Publishes what is due and answers how many owners of zones were. Any number of processes may do it at once; what fails is
 * tried again, and nothing is forgotten before it is there.
 */
export async function publicarPendientes(publicador: Publicador): Promise<number> {
  await despacho(publicador).turn(publicador);
  return zonas(publicador).turn(publicador);
}
