import { database } from '~/database/connection.server';

/** The servers that names are delegated to, in their order. */
export const nameservers = () =>
  database().selectFrom('nameservers').select(['nombre', 'ip']).orderBy('orden').execute();

/** Every record of the hosted zones. */
export const records = () => database().selectFrom('dns_registros').selectAll().orderBy('id').execute();

/** What was asked to be published of each name, by name. */
export const publications = () =>
  database().selectFrom('dominio_publicaciones').selectAll().orderBy('nombre').execute();

/** The records of a name's zone. */
export const recordsOf = (nombre: string) =>
  database()
    .selectFrom('dns_registros')
    .innerJoin('dominios', 'dominios.id', 'dns_registros.dominio_id')
    .selectAll('dns_registros')
    .where('dominios.nombre', '=', nombre)
    .execute();

/** The records that the name server does not take. */
export const rejectedRecords = () => database().selectFrom('dns_rechazados').selectAll().execute();

/** What examinations found: whether it was told to anybody, and of how many names they could not know everything. */
export async function dangers() {
  const findings = await database().selectFrom('peligros').selectAll().execute();
  const unknown = await database()
    .selectFrom('peligros_examenes')
    .select('dominio_id')
    .where('sin_saber', '<>', '')
    .execute();
  return { told: findings.filter(({ confirmado_en }) => confirmado_en !== null), unknown: unknown.length };
}
