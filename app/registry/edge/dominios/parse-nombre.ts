import type { Connection } from '~/database/connection.server';
import { type Lectura, type Nombre, parseNombre } from '../../domain/name';
import { notFound } from '../context';
import { listTerminaciones } from './store';

/** A name as somebody wrote it, under any suffix there is: one that is sold no more keeps the names it has. */
export const readTyped = async (connection: Connection, escrito: string): Promise<Lectura> =>
  parseNombre(escrito, await listTerminaciones(connection));

/** The same, or 404. */
export async function requireNombre(connection: Connection, escrito: string): Promise<Nombre> {
  const leido = await readTyped(connection, escrito);
  if (!leido.ok) throw notFound();
  return leido.nombre;
}
