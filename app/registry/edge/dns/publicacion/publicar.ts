import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '~/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { log } from '~/log.server';
import type { Conjunto } from '../../../dns/conjuntos';
import {
  type Encolado,
  encolar,
  encolarSiNada,
  listEncolados,
  listPendientes,
  markFallida,
  markPublicada,
  markRetirada,
  TODA,
  type Tomada,
  tomar,
} from './cola-store';
import { conjuntosDelPadre, conjuntosDeZona, findVivo, forgetDs, setDs } from './contenido-store';
import { despachar } from './despacho';
import { type Cambios, type Destino, SinZona, type Zona } from './destino';
import {
  CATALOGO,
  direccionesEn,
  enCatalogo,
  miembroDe,
  nsDe,
  type Propios,
  propiosDelPadre,
  proximoIntento,
} from './rules';
import { pedirPublicacion, todaLaZona } from './zonas';

const ZONAS_POR_VUELTA = 200;
const PROPIETARIOS_POR_CAMBIO = 1000;
const CATALOGO_AJENO = 0;

/**
 * A server that was slow still has before it what it was asked and did not answer in time, and may do it after what it was
 * asked later: once it answers again, and had time to do everything, it is brought once more how things are.
 */
const REPASO = { seconds: 15 };

export interface Publicador extends Propios {
  database: Database;
  destino: Destino;
  clock: Clock;
}

const zonaDe = ({ padres }: Propios, nombre: string): Zona => ({
  nombre,
  deNombres: nombre === CATALOGO || padres.includes(nombre),
});

const porPropietario = (propietarios: readonly string[], conjuntos: readonly Conjunto[]): Cambios => {
  const cambios = new Map<string, Conjunto[]>(propietarios.map((propietario) => [propietario, []]));
  for (const conjunto of conjuntos) cambios.get(conjunto.nombre)?.push(conjunto);
  return cambios;
};

/** What some owners of a zone have now. */
async function cambiosDe(
  { database, servidores, padres }: Publicador,
  zona: string,
  propietarios: readonly string[],
  now: Temporal.Instant,
): Promise<Cambios> {
  if (zona === CATALOGO) {
    const vivas = await Promise.all(propietarios.map((nombre) => findVivo(database, nombre, now)));
    const miembros = vivas.flatMap((dominio) => (dominio?.alojado === 1 ? enCatalogo(dominio.nombre) : []));
    return porPropietario(propietarios.map(miembroDe), miembros);
  }
  if (padres.includes(zona)) {
    const propios = propiosDelPadre(zona, { servidores, padres });
    const conjuntos = await conjuntosDelPadre(database, propietarios, servidores, now);
    return porPropietario(propietarios, [...conjuntos, ...propios]);
  }
  const dominio = await findVivo(database, zona, now);
  const registros = dominio ? await conjuntosDeZona(database, dominio.id, propietarios) : [];
  return porPropietario(propietarios, [
    nsDe(zona, servidores),
    ...direccionesEn(zona, servidores),
    ...registros,
  ]);
}

/** The keys of a hosted zone, as its holder wants it; the zone above learns them when they change. */
async function firmar({ database, destino, clock }: Publicador, zona: string): Promise<void> {
  const now = clock();
  const dominio = await findVivo(database, zona, now);
  if (dominio?.alojado !== 1 || dominio.firmada === null || !destino.firma) return;
  if (dominio.firmada === 0 && dominio.ds === null) return;
  // A zone stops being signed only once nobody remembers its DS (RFC 6781 4.1.4): until then it goes on.
  const ds = await destino.firmar(zona, dominio.firmada === 1);
  const nuevo = dominio.firmada === 1 ? ds.join('\n') : null;
  if (nuevo === dominio.ds) return;
  await inTransaction(database, async (trx) => {
    await setDs(trx, dominio.id, nuevo);
    await pedirPublicacion(trx, dominio, now);
  });
}

async function entera(publicador: Publicador, { zona, serie }: Tomada): Promise<number | undefined> {
  const { database, destino, clock } = publicador;
  const now = clock();
  const esta = zonaDe(publicador, zona);
  if (!esta.deNombres) {
    const dominio = await findVivo(database, zona, now);
    if (dominio?.alojado !== 1) {
      await destino.quitar(zona);
      await forgetDs(database, zona);
      return undefined;
    }
  }
  const publicada = await destino.reemplazar(esta, serie, todaLaZona(database, zona, publicador, now));
  await firmar(publicador, zona);
  return publicada;
}

interface Llevado {
  /** The serial that the server has now, undefined where it has no zone. */
  serie: number | undefined;
  hechos: readonly Encolado[];
}

const quePedir = ({ database, clock }: Publicador, zona: string) =>
  listEncolados(database, zona, clock(), PROPIETARIOS_POR_CAMBIO);

/**
 * Of a server that lost a zone, all of it is asked for before any of it is written: who dies meanwhile leaves a zone that
 * is there in part, and the next one would bring only what changed.
 */
async function otraVezEntera(publicador: Publicador, tomada: Tomada): Promise<Llevado> {
  await encolar(publicador.database, tomada.zona, [TODA], publicador.clock());
  const hechos = await quePedir(publicador, tomada.zona);
  return { serie: await entera(publicador, tomada), hechos };
}

/** Brings what is due of one zone to the server. */
async function llevar(publicador: Publicador, tomada: Tomada): Promise<Llevado> {
  const { zona, serie } = tomada;
  const hechos = await quePedir(publicador, zona);
  if (zona === CATALOGO && !publicador.destino.conCatalogo) return { serie: CATALOGO_AJENO, hechos };
  const propietarios = hechos.map(({ propietario }) => propietario);
  if (propietarios.includes(TODA)) return { serie: await entera(publicador, tomada), hechos };
  const cambios = await cambiosDe(publicador, zona, propietarios, publicador.clock());
  try {
    await publicador.destino.cambiar(zonaDe(publicador, zona), serie, cambios);
    return { serie, hechos };
  } catch (error) {
    if (error instanceof SinZona) return otraVezEntera(publicador, tomada);
    throw error;
  }
}

async function anotar(
  trx: Connection,
  tomada: Tomada,
  { serie, hechos }: Llevado,
  now: Temporal.Instant,
): Promise<void> {
  const { zona, intentos } = tomada;
  const propietarios = hechos.map(({ propietario }) => propietario);
  const isOurs = await markPublicada(trx, tomada, serie ?? tomada.serie, hechos, now);
  // Somebody else published it meanwhile, and what we brought may be older than theirs: it is looked at once more.
  if (!isOurs) return encolar(trx, zona, propietarios, now);
  if (serie === undefined) await markRetirada(trx, zona);
  if (intentos > 1) await encolarSiNada(trx, zona, propietarios, now.add(REPASO));
}

async function publicarZona(publicador: Publicador, zona: string): Promise<number> {
  const { database, clock } = publicador;
  const tomada = await tomar(database, zona, clock());
  if (!tomada) return 0;
  try {
    const llevado = await llevar(publicador, tomada);
    await inTransaction(database, (trx) => anotar(trx, tomada, llevado, clock()));
    return llevado.hechos.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ zona, intentos: tomada.intentos, reason }, 'zone not published');
    await markFallida(database, tomada, reason.slice(0, 300), proximoIntento(clock(), tomada.intentos));
    return 0;
  }
}

/**
 * Publishes what is due and answers how many owners were. Any number of processes may do it at once: each zone is at one
 * of them, so that its changes arrive in order; what fails is tried again, and nothing is forgotten before it is there.
 */
export async function publicarPendientes(publicador: Publicador): Promise<number> {
  const { database, servidores, clock } = publicador;
  let total = 0;
  while ((await despachar(database, servidores, clock())) > 0);
  const zonas = await listPendientes(database, clock(), ZONAS_POR_VUELTA);
  // One after the other: a server on SQLite takes one writer at a time, and refuses the others.
  for (const zona of zonas) total += await publicarZona(publicador, zona);
  return total;
}
