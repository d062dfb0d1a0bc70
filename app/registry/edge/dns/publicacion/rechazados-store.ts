import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import type { DnsRechazadosTable } from '~/database/tables/dns';
import { isIn, padreDe } from '../../../domain/labels';

export type Rechazado = Omit<DnsRechazadosTable, 'zona'>;

const deZonas = (connection: Connection, zonas: readonly string[]) =>
  connection
    .selectFrom('dns_rechazados')
    .select(['zona', 'nombre', 'tipo', 'contenido', 'motivo', 'intentos', 'proximo_intento'])
    .where('zona', 'in', zonas)
    .orderBy('nombre')
    .orderBy('tipo')
    .orderBy('contenido')
    .execute();

/** What the server does not take of a zone. */
export const listRechazados = (connection: Connection, zona: string): Promise<Rechazado[]> =>
  deZonas(connection, [zona]);

/** Writes down that the server does not take a record; it is tried again at its time. */
export const saveRechazado = (
  database: Database,
  zona: string,
  { nombre, tipo, contenido, ...values }: Rechazado,
) =>
  database
    .insertInto('dns_rechazados')
    .values({ zona, nombre, tipo, contenido, ...values })
    .onConflict((conflict) => conflict.columns(['zona', 'nombre', 'tipo', 'contenido']).doUpdateSet(values))
    .execute();

/** Forgets a record that is at the server by now, or in its zone no more. */
export const deleteRechazado = (trx: Connection, zona: string, { nombre, tipo, contenido }: Rechazado) =>
  trx
    .deleteFrom('dns_rechazados')
    .where('zona', '=', zona)
    .where('nombre', '=', nombre)
    .where('tipo', '=', tipo)
    .where('contenido', '=', contenido)
    .execute();

/** Of a name, what the server does not take of its place in the zone above and of its own zone. */
export async function rechazadosDe(connection: Connection, nombre: string): Promise<Rechazado[]> {
  const padre = padreDe(nombre);
  const found = await deZonas(connection, [padre, nombre]);
  const arriba = found.filter(({ zona, ...rechazado }) => zona === padre && isIn(rechazado.nombre, nombre));
  return [...arriba, ...found.filter(({ zona }) => zona === nombre)];
}

/** How many records wait for their next try. */
export async function countRechazados(database: Database): Promise<number> {
  const { registros } = await database
    .selectFrom('dns_rechazados')
    .select((all) => all.fn.countAll().as('registros'))
    .executeTakeFirstOrThrow();
  return Number(registros);
}

/** Whether its next try is still to come. */
export const espera = ({ proximo_intento }: Rechazado, now: Temporal.Instant): boolean =>
  proximo_intento > stamp(now);

/** What the servers do not take of any zone. */
export const listTodosLosRechazados = (connection: Connection, limit: number) =>
  connection
    .selectFrom('dns_rechazados')
    .select(['zona', 'nombre', 'tipo', 'contenido', 'motivo'])
    .orderBy('zona')
    .orderBy('nombre')
    .orderBy('tipo')
    .orderBy('contenido')
    .limit(limit)
    .execute();

/** Has what the server does not take of a zone tried at once; answers whose records they are. */
export async function tryRechazadosNow(
  trx: Connection,
  zona: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await trx
    .updateTable('dns_rechazados')
    .set({ proximo_intento: stamp(now) })
    .where('zona', '=', zona)
    .returning('nombre')
    .execute();
  return [...new Set(rows.map(({ nombre }) => nombre))];
}
