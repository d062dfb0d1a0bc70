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

/** How often something happened to each name to which it did: counted there, where many names are watched. */
export async function timesOf(suceso: string): Promise<{ nombre: string; veces: number }[]> {
  const rows = await database()
    .selectFrom('dominio_historia')
    .select((entry) => ['nombre', entry.fn.countAll<number>().as('veces')])
    .where('suceso', '=', suceso)
    .groupBy('nombre')
    .execute();
  return rows.map(({ nombre, veces }) => ({ nombre, veces: Number(veces) }));
}

/** What was charged for a name, in its order. */
export const charges = (nombre: string) =>
  database().selectFrom('cargos').selectAll().where('nombre', '=', nombre).orderBy('id').execute();
