import type { Insertable, Updateable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

type Servidor = readonly [nombre: string, ip?: string];

const typeOf = (ip: string) => (ip.includes(':') ? 'IPV6' : 'IPV4');

/** A name is delegated to these servers and no others, in their order. */
export async function nameservers(dominioId: number, ...servidores: readonly Servidor[]): Promise<void> {
  const rows = servidores.map(([nombre, ip = null], at) => ({
    dominio_id: dominioId,
    orden: at + 1,
    nombre,
    tipo_ip: ip === null ? null : typeOf(ip),
    ip,
  })) satisfies Insertable<Tables['nameservers']>[];
  await database().deleteFrom('nameservers').where('dominio_id', '=', dominioId).execute();
  // The other way round: the order is not that of the rows.
  await database().insertInto('nameservers').values(rows.reverse()).execute();
}

/** A key of a delegated name. */
export const key = (ds: Insertable<Tables['dns_ds']>) => database().insertInto('dns_ds').values(ds).execute();

/** Every record of the hosted zones is as said, and nobody was told to publish it. */
export const records = (values: Updateable<Tables['dns_registros']>) =>
  database().updateTable('dns_registros').set(values).execute();

/** A record of a hosted zone, written as nobody checks it. */
export const record = (row: Insertable<Tables['dns_registros']>) =>
  database().insertInto('dns_registros').values(row).execute();

/** The zones count so many records. */
export const countedRecords = (registros: number) =>
  database().updateTable('dns_zonas').set({ registros }).execute();

/** Every hosted zone was signed, where its servers could. */
export const signedZones = () => database().updateTable('dns_zonas').set({ firmada: 1 }).execute();

/** A name server has that address. */
export const serverAddress = (nombre: string, ip: string) =>
  database().updateTable('nameservers').set({ ip }).where('nombre', '=', nombre).execute();

/** Zones were published long ago, and were found to have something else than the registry says. */
export async function zonesThatDiffer(...zonas: readonly string[]): Promise<void> {
  const desde = '2026-11-20T12:00:00.000Z';
  await database()
    .insertInto('dns_publicadas')
    .values(zonas.map((zona) => ({ zona, serie: 1, serie_publicada: 1, publicada_en: desde })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const lineas = JSON.stringify([{ que: 'FALTA', texto: 'www 3600 A 192.0.2.1' }]);
  await database()
    .insertInto('dns_diferencias')
    .values(zonas.map((zona) => ({ zona, cuantas: 1, lineas, desde, vista_en: desde })))
    .execute();
}

/** A record that the servers of a zone do not take until a moment. */
export const rejectedRecord = (row: Insertable<Tables['dns_rechazados']>) =>
  database().insertInto('dns_rechazados').values(row).execute();

/** Every name is hosted, its zone has nothing in it, and nobody was told to publish it. */
export async function allHosted(): Promise<void> {
  const names = database().selectFrom('dominios').where('alojado', '=', 0);
  await database()
    .insertInto('dns_zonas')
    .columns(['dominio_id', 'version', 'registros', 'firmada'])
    .expression(
      names.select(({ lit }) => ['id', lit(1).as('version'), lit(0).as('registros'), lit(0).as('firmada')]),
    )
    .execute();
  await database().updateTable('dominios').set({ alojado: 1 }).execute();
}
