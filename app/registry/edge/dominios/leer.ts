import type { Connection } from '~/database/connection.server';
import { notFound } from '../context';
import { type Lectura, type Nombre, parseNombre } from './nombres';
import { listTerminaciones } from './store';

/** A name as somebody wrote it, under any suffix there is: one that is sold no more keeps the names it has. */
export const leer = async (connection: Connection, escrito: string): Promise<Lectura> =>
  parseNombre(escrito, await listTerminaciones(connection));

/** The same as it is stored; undefined where it is no name. */
export async function leerNombre(connection: Connection, escrito: string): Promise<string | undefined> {
  const leido = await leer(connection, escrito);
  return leido.ok ? leido.nombre.ascii : undefined;
}

/** The same, or 404. */
export async function requireNombre(connection: Connection, escrito: string): Promise<Nombre> {
  const leido = await leer(connection, escrito);
  if (!leido.ok) throw notFound();
  return leido.nombre;
}

/** Several as they are stored, each once; what is no name stays as it was typed, and is nobody's. */
export async function leerNombres(connection: Connection, escritos: readonly string[]): Promise<string[]> {
  const terminaciones = await listTerminaciones(connection);
  const leidos = escritos.map((escrito) => {
    const leido = parseNombre(escrito, terminaciones);
    return leido.ok ? leido.nombre.ascii : escrito;
  });
  return [...new Set(leidos)];
}
