import type { Connection } from '~/database/connection.server';
import { notFound } from '../context';
import { type Nombre, parseNombre } from '../dominios/nombres';
import { listSufijos } from '../dominios/store';

/** A name as somebody wrote it, or why it is none. */
export async function leerNombre(connection: Connection, escrito: string) {
  const sufijos = (await listSufijos(connection)).map(({ tld }) => tld);
  return parseNombre(escrito, sufijos);
}

/** A name as somebody wrote it; 404 for what is none. */
export async function requireNombre(connection: Connection, escrito: string): Promise<Nombre> {
  const leido = await leerNombre(connection, escrito);
  if (!leido.ok) throw notFound();
  return leido.nombre;
}
