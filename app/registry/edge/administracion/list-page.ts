import { onceForSettings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { sectionsAlone } from '../../sections-alone';
import type { ContextoPersona } from '../context';
import { failsAlone } from '../failed-section';
import { suyoDe } from '../quien/suyo';
import type { Lista } from '../quien/suyo-store';
import type { Filtro } from './filtro-de-nombres';
import { MAXIMO } from './masivos/seleccion';
import { Recordado } from './search-cache';
import {
  countPorFiltro,
  countPropios,
  type EnLista,
  listIds,
  type Propio,
  rowsOf,
  rowsWithFindings,
} from './store';

/** What a filter finds: how many names, and the ids of the first ones. */
interface Hallado {
  total: number;
  primeros: readonly number[];
}

/** A search that finds so few may have read the whole list for them: they are kept. */
const PRIMEROS = 200;

const hallados = onceForSettings(() => new Recordado<Hallado>());
const cuentas = onceForSettings(() => new Recordado<Record<string, number>>());

/** Whether a filter asks of the names themselves, and not only for a role. */
function busca({ hoy: _hoy, rol: _rol, porVencimiento: _orden, alojados, ...resto }: Filtro): boolean {
  return alojados || Object.values(resto).some((value) => value !== undefined);
}

/** Where nothing is searched the list says its total by itself. */
async function findMatching(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  lista: Lista | undefined,
): Promise<Hallado> {
  const known = lista && (filtro.rol ? lista[filtro.rol] : lista.total);
  return {
    total: known ?? (await countPropios(connection, usuarioId, filtro)),
    primeros: await listIds(connection, usuarioId, filtro, {
      salteando: 0,
      cantidad: PRIMEROS,
      orden: 'asc',
    }),
  };
}

/** Accounts are called anew without any name being changed: a search by what they are called is not kept. */
const seRecuerda = ({ cuentaPagoNombre }: Filtro): boolean => cuentaPagoNombre === undefined;

async function halladoPor(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  lista: Lista,
): Promise<Hallado> {
  const find = () => findMatching(connection, usuarioId, filtro, busca(filtro) ? undefined : lista);
  return seRecuerda(filtro) ? hallados().under(lista.sello, filtro, find) : find();
}

/** Ids of a part of the list, walked from whichever end is nearer. */
async function idsDe(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  { desde, hasta, total }: { desde: number; hasta: number; total: number },
): Promise<readonly number[]> {
  const cantidad = hasta - desde;
  if (desde <= total / 2)
    return listIds(connection, usuarioId, filtro, { salteando: desde, cantidad, orden: 'asc' });
  const atras = { salteando: total - hasta, cantidad, orden: 'desc' } as const;
  return (await listIds(connection, usuarioId, filtro, atras)).reverse();
}

interface Pedida {
  desde: number;
  cantidad: number;
}

/** Which names are in a part of the list, and how many the filter finds. */
async function idsDeParte(
  connection: Connection,
  usuarioId: number,
  lista: Lista,
  filtro: Filtro,
  { desde, cantidad }: Pedida,
): Promise<{ ids: readonly number[]; total: number }> {
  const { total, primeros } = await halladoPor(connection, usuarioId, filtro, lista);
  const hasta = Math.min(desde + cantidad, total);
  if (desde >= hasta) return { ids: [], total };
  if (hasta <= primeros.length) return { ids: primeros.slice(desde, hasta), total };
  return { ids: await idsDe(connection, usuarioId, filtro, { desde, hasta, total }), total };
}

/** How many of a total can be changed: found by looking at each name, and not told of more than a bulk change takes. */
async function countAdministrables(
  connection: Connection,
  usuarioId: number,
  lista: Lista,
  filtro: Filtro,
  total: number,
): Promise<number | undefined> {
  if (total > MAXIMO) return undefined;
  const sinCompletar = { ...filtro, administrable: false };
  const find = async () => ({ otros: await countPropios(connection, usuarioId, sinCompletar) });
  const { otros = 0 } = seRecuerda(filtro)
    ? await cuentas().under(lista.sello, sinCompletar, find)
    : await find();
  return total - otros;
}

interface Parte {
  rows: EnLista[];
  total: number;
  administrables: number | undefined;
}

/** The names of a part of the list; where their findings cannot be read, without them: the list is not lost for that. */
async function rowsDe({ connection, usuario }: ContextoPersona, ids: readonly number[]): Promise<EnLista[]> {
  const { alone } = sectionsAlone(failsAlone('the findings of a list could not be read', usuario.login));
  const found = await alone('peligros', rowsWithFindings(connection, usuario.id, ids));
  return found ?? rowsOf(connection, usuario.id, ids);
}

async function parteDe(
  context: ContextoPersona,
  lista: Lista,
  filtro: Filtro,
  pedida: Pedida,
): Promise<Parte> {
  const { connection } = context;
  const usuarioId = context.usuario.id;
  const { ids, total } = await idsDeParte(connection, usuarioId, lista, filtro, pedida);
  const [rows, administrables] = await Promise.all([
    rowsDe(context, ids),
    countAdministrables(connection, usuarioId, lista, filtro, total),
  ]);
  return { rows, total, administrables };
}

/** The same part of several filters: whichever names are in them, they are read in one question. */
async function partesDe(
  connection: Connection,
  usuarioId: number,
  lista: Lista,
  filtros: readonly Filtro[],
  pedida: Pedida,
): Promise<Propio[][]> {
  const found = await Promise.all(
    filtros.map((filtro) => idsDeParte(connection, usuarioId, lista, filtro, pedida)),
  );
  const every = [...new Set(found.flatMap(({ ids }) => ids))];
  const rows = new Map((await rowsOf(connection, usuarioId, every)).map((row) => [row.id, row]));
  return found.map(({ ids }) => ids.flatMap((id) => rows.get(id) ?? []));
}

/**
 * Somebody's names. `parte` gives a part of them, how many the filter finds and how many of those can be changed, `partes` the same part of several filters,
 * `cuantos` how many each of several finds, by state and date. The total is kept beside the relations, what a search finds is kept until any of the names
 * changes, and the last part is read from the end: a list costs the same however long.
 */
export async function listaDe(context: ContextoPersona) {
  const { connection, usuario } = context;
  const lista = await suyoDe(context, 'lista');
  const usuarioId = usuario.id;
  return {
    /** How many there are, without any filter. */
    total: lista?.total ?? 0,
    parte: async (filtro: Filtro, pedida: Pedida): Promise<Parte> =>
      lista ? parteDe(context, lista, filtro, pedida) : { rows: [], total: 0, administrables: 0 },
    partes: async (filtros: readonly Filtro[], pedida: Pedida): Promise<Propio[][]> =>
      lista ? partesDe(connection, usuarioId, lista, filtros, pedida) : filtros.map(() => []),
    cuantos: async <Nombre extends string>(
      filtros: Record<Nombre, Filtro>,
    ): Promise<Record<Nombre, number>> => {
      const find = () => countPorFiltro(connection, usuarioId, filtros);
      return lista ? cuentas().under(lista.sello, filtros, find) : find();
    },
  };
}
