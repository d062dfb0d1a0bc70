import type { Connection } from '~/database/connection.server';
import type { Filtro } from './filtro-de-nombres';
import { Recordado } from './search-cache';
import { countPorFiltro, countPropios, findLista, listIds, type Propio, rowsOf } from './store';

type Lista = NonNullable<Awaited<ReturnType<typeof findLista>>>;

/** What a filter finds: how many names, and the ids of the first ones. */
interface Hallado {
  total: number;
  primeros: readonly number[];
}

/** A search that finds so few may have read the whole list for them: they are kept. */
const PRIMEROS = 200;

const hallados = new Recordado<Hallado>();
const cuentas = new Recordado<Record<string, number>>();

/** Whether a filter asks of the names themselves, and not only for a role. */
function busca({ hoy: _hoy, rol: _rol, porVencimiento: _orden, alojados, ...resto }: Filtro): boolean {
  return alojados || Object.values(resto).some((value) => value !== undefined);
}

async function findMatching(connection: Connection, usuarioId: number, filtro: Filtro): Promise<Hallado> {
  return {
    total: await countPropios(connection, usuarioId, filtro),
    primeros: await listIds(connection, usuarioId, filtro, {
      salteando: 0,
      cantidad: PRIMEROS,
      orden: 'asc',
    }),
  };
}

/** Accounts are called anew without any name being changed: a search by what they are called is not kept. */
async function halladoPor(
  connection: Connection,
  usuarioId: number,
  filtro: Filtro,
  lista: Lista,
): Promise<Hallado> {
  if (!busca(filtro)) return { total: filtro.rol ? lista[filtro.rol] : lista.total, primeros: [] };
  const find = () => findMatching(connection, usuarioId, filtro);
  return filtro.cuentaPagoNombre === undefined ? hallados.under(lista.sello, filtro, find) : find();
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

async function parteDe(
  connection: Connection,
  usuarioId: number,
  lista: Lista,
  filtro: Filtro,
  { desde, cantidad }: Pedida,
): Promise<{ rows: Propio[]; total: number }> {
  const { total, primeros } = await halladoPor(connection, usuarioId, filtro, lista);
  const hasta = Math.min(desde + cantidad, total);
  if (desde >= hasta) return { rows: [], total };
  const shown =
    hasta <= primeros.length
      ? primeros.slice(desde, hasta)
      : await idsDe(connection, usuarioId, filtro, { desde, hasta, total });
  return { rows: await rowsOf(connection, usuarioId, shown), total };
}

/**
 * Somebody's names. `parte` gives a part of them and how many the filter finds, `cuantos` how many each of several filters
 * finds, by state and date. The total is kept beside the relations, what a search finds is kept until any of the names
 * changes, and the last part is read from the end: a list costs the same however long.
 */
export async function listaDe(connection: Connection, usuarioId: number) {
  const lista = await findLista(connection, usuarioId);
  return {
    parte: async (filtro: Filtro, pedida: Pedida) =>
      lista ? parteDe(connection, usuarioId, lista, filtro, pedida) : { rows: [], total: 0 },
    cuantos: async <Nombre extends string>(
      filtros: Record<Nombre, Filtro>,
    ): Promise<Record<Nombre, number>> => {
      const find = () => countPorFiltro(connection, usuarioId, filtros);
      return lista ? cuentas.under(lista.sello, filtros, find) : find();
    },
  };
}
