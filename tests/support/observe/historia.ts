import { database } from '~/database/connection.server';

/** The history of a name, or of all of them, as it was written. */
export const history = (nombre?: string) =>
  database()
    .selectFrom('dominio_historia')
    .selectAll()
    .$if(nombre !== undefined, (all) => all.where('nombre', '=', nombre ?? ''))
    .orderBy('id')
    .execute();

/** What happened to a name, or to all of them, in the history's words. */
export const happened = async (nombre?: string): Promise<string[]> =>
  (await history(nombre)).map(({ suceso }) => suceso);

/** How often something happened to each name to which it did. */
export async function timesOf(suceso: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const entry of await history())
    if (entry.suceso === suceso) times.set(entry.nombre, (times.get(entry.nombre) ?? 0) + 1);
  return times;
}
