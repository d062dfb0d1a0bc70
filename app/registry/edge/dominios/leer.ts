import type { Connection } from '~/database/connection.server';
import { parseNombre } from './nombres';
import { listSufijos } from './store';

/** A name as somebody wrote it, under the suffixes that the registry sells today; undefined where it is none. */
export async function leerNombre(connection: Connection, escrito: string): Promise<string | undefined> {
  const leido = parseNombre(
    escrito,
    (await listSufijos(connection)).map(({ tld }) => tld),
  );
  return leido.ok ? leido.nombre.ascii : undefined;
}
