import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Conjunto } from '../../../dns/conjuntos';
import { requestPublicacion } from '../../dominios/historia-store';
import { alojadas, conjuntosDeZona, findVivo, todoElPadre } from './contenido-store';
import {
  CATALOGO,
  direccionesEn,
  enCatalogo,
  nsDe,
  type Propios,
  propiosDelCatalogo,
  propiosDelPadre,
} from './rules';

/** Asks that a name's place in the zone above be looked at, at the version it has. */
export const requestPublicacionAnew = (
  trx: Connection,
  dominio: { id: number; nombre: string },
  now: Temporal.Instant,
) => requestPublicacion(trx, { ...dominio, version: 0 }, now);

async function* delCatalogo(
  database: Connection,
  { padres }: Propios,
  now: Temporal.Instant,
): AsyncGenerator<Conjunto[]> {
  yield [...propiosDelCatalogo(), ...padres.map(enCatalogo)];
  for (const padre of padres)
    for await (const nombres of alojadas(database, padre, now)) yield nombres.map(enCatalogo);
}

async function* delPadre(
  database: Connection,
  zona: string,
  propios: Propios,
  now: Temporal.Instant,
): AsyncGenerator<Conjunto[]> {
  yield propiosDelPadre(zona, propios);
  yield* todoElPadre(database, zona, propios.servidores, now);
}

async function* alojada(
  database: Connection,
  zona: string,
  { servidores }: Propios,
  now: Temporal.Instant,
): AsyncGenerator<Conjunto[]> {
  const dominio = await findVivo(database, zona, now);
  yield [nsDe(zona, servidores), ...direccionesEn(zona, servidores)];
  if (dominio) yield await conjuntosDeZona(database, dominio.id);
}

/** Everything that the servers have to answer of a zone, its SOA aside. */
export function todaLaZona(
  database: Connection,
  zona: string,
  propios: Propios,
  now: Temporal.Instant,
): AsyncGenerator<Conjunto[]> {
  if (zona === CATALOGO) return delCatalogo(database, propios, now);
  if (propios.padres.includes(zona)) return delPadre(database, zona, propios, now);
  return alojada(database, zona, propios, now);
}
