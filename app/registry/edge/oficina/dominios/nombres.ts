import type { Connection } from '~/database/connection.server';
import { claveBuscada, enOrden, readNombre } from '../../../domain/name';
import { cleanNombre } from '../../../domain/typed-name';
import { listTerminaciones } from '../../dominios/store';
import { MAXIMO } from './comienzo-store';
import { listComoSeLeen, listExactos, listPorComienzo } from './nombres-store';

/** As names are stored. */
const ALMACENADO = /^[a-z0-9.-]+$/;

/** What was typed as whole names: as it is or, of a word alone, under each ending. */
async function enteros(connection: Connection, buscado: string): Promise<string[]> {
  if (buscado.includes('.')) return [readNombre(buscado) ?? []].flat();
  const terminaciones = await listTerminaciones(connection);
  return terminaciones.flatMap((tld) => readNombre(`${buscado}.${tld}`) ?? []);
}

/** Names by what was typed, in either form: those that are it, and then those that begin with it. */
export async function nombresPor(connection: Connection, buscado: string) {
  if (/\s|@/.test(buscado)) return { exactos: [], otros: [], hayMas: false };
  const exactos = await listExactos(connection, await enteros(connection, buscado));
  const escrito = cleanNombre(buscado);
  const porComienzo = ALMACENADO.test(escrito) ? await listPorComienzo(connection, escrito) : [];
  const clave = claveBuscada(buscado);
  const comoSeLeen = clave === '' ? [] : await listComoSeLeen(connection, clave);
  const todos = enOrden([...new Set([...porComienzo, ...comoSeLeen])]);
  const otros = todos.filter((nombre) => !exactos.includes(nombre));
  return { exactos, otros: otros.slice(0, MAXIMO), hayMas: otros.length > MAXIMO };
}
