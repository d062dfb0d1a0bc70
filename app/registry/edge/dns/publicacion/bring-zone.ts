import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Conjunto } from '../../../dns/conjuntos';
import { type Encolado, enqueue, listEncolados, TODA } from './cola-store';
import { conjuntosDelPadre, conjuntosDeZona, findVivo, forgetDs, setDs } from './contenido-store';
import type { Reparto } from './despacho';
import { type Cambios, type Destino, SinZona, type Zona } from './destino';
import { Rechazados } from './rechazados';
import { CATALOGO, direccionesEn, enCatalogo, miembroDe, nsDe, type Propios, propiosDelPadre } from './rules';
import { requestPublicacionAnew, todaLaZona } from './zonas';

const PROPIETARIOS_POR_CAMBIO = 1000;
const CATALOGO_AJENO = 0;

export interface Publicador extends Propios, Pick<Reparto, 'despedida'> {
  database: Database;
  destino: Destino;
  clock: Clock;
  /** Whether the probe asks the servers when they answer what was published. */
  conSonda?: boolean;
  /** Whether another machine does. */
  esDeOtra?: boolean;
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
async function sign({ database, destino, clock }: Publicador, zona: string): Promise<void> {
  const now = clock();
  const dominio = await findVivo(database, zona, now);
  if (dominio?.alojado !== 1 || dominio.firmada === null || !destino.firma) return;
  if (dominio.firmada === 0 && dominio.ds === null) return;
  // A zone stops being signed only once nobody remembers its DS (RFC 6781 4.1.4): until then it goes on.
  const ds = await destino.sign(zona, dominio.firmada === 1);
  const nuevo = dominio.firmada === 1 ? ds.join('\n') : null;
  if (nuevo === dominio.ds) return;
  await inTransaction(database, async (trx) => {
    await setDs(trx, dominio.id, nuevo);
    await requestPublicacionAnew(trx, dominio, now);
  });
}

/** A zone that is being published, with the serial that it gets. */
export interface Tomada {
  zona: string;
  serie: number;
  tries: number;
}

async function entera(
  publicador: Publicador,
  { zona, serie }: Tomada,
  rechazados: Rechazados,
): Promise<number | undefined> {
  const { database, destino, clock } = publicador;
  const now = clock();
  const esta = zonaDe(publicador, zona);
  if (!esta.deNombres) {
    const dominio = await findVivo(database, zona, now);
    if (dominio?.alojado !== 1) {
      await destino.remove(zona);
      await forgetDs(database, zona);
      return undefined;
    }
  }
  const publicada = await rechazados.sinEllos(() =>
    destino.replace(esta, serie, rechazados.deLotes(todaLaZona(database, zona, publicador, now))),
  );
  await sign(publicador, zona);
  return publicada;
}

/** What was brought to a server. */
export interface Llevado {
  /** The serial that the server has now, undefined where it has no zone. */
  serie: number | undefined;
  hechos: readonly Encolado[];
  rechazados: Rechazados;
}

const quePedir = ({ database, clock }: Publicador, zona: string) =>
  listEncolados(database, zona, clock(), PROPIETARIOS_POR_CAMBIO);

/**
 * Of a server that lost a zone, all of it is asked for before any of it is written: who dies meanwhile leaves a zone that
 * is there in part, and the next one would bring only what changed.
 */
async function otraVezEntera(
  publicador: Publicador,
  tomada: Tomada,
  rechazados: Rechazados,
): Promise<Llevado> {
  await enqueue(publicador.database, tomada.zona, [TODA], publicador.clock());
  const hechos = await quePedir(publicador, tomada.zona);
  return { serie: await entera(publicador, tomada, rechazados), hechos, rechazados };
}

/** Brings what is due of one zone to the server. */
export async function bringZone(publicador: Publicador, tomada: Tomada): Promise<Llevado> {
  const { zona, serie } = tomada;
  const { database, destino, clock } = publicador;
  const hechos = await quePedir(publicador, zona);
  const rechazados = await Rechazados.de(database, zona, clock());
  if (zona === CATALOGO && !destino.conCatalogo) return { serie: CATALOGO_AJENO, hechos, rechazados };
  const propietarios = hechos.map(({ propietario }) => propietario);
  if (propietarios.includes(TODA))
    return { serie: await entera(publicador, tomada, rechazados), hechos, rechazados };
  const cambios = await cambiosDe(publicador, zona, propietarios, clock());
  try {
    await rechazados.sinEllos(() =>
      destino.change(zonaDe(publicador, zona), serie, rechazados.deCambios(cambios)),
    );
    return { serie, hechos, rechazados };
  } catch (error) {
    if (error instanceof SinZona) return otraVezEntera(publicador, tomada, rechazados);
    throw error;
  }
}

/** What was brought is said to be there once the server was asked and says so: a zone that left must be gone. */
export async function confirm({ destino }: Publicador, zona: string, { serie }: Llevado): Promise<void> {
  if (serie === CATALOGO_AJENO) return;
  const tiene = await destino.serie(zona);
  const agrees = serie === undefined ? tiene === undefined : tiene !== undefined && tiene >= serie;
  if (!agrees)
    throw new Error(`the server says serial ${tiene ?? 'none'}, and it was given ${serie ?? 'none'}`);
}
