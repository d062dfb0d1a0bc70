import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { retenciones } from '../dominios/retenciones-store';

/** A name as it is, not locked. */
export const findFila = (connection: Connection, ascii: string): Promise<Dominio | undefined> =>
  connection
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(connection))
    .where('nombre', '=', ascii)
    .executeTakeFirst();

/** The holder of a name as the registry has them. */
export const findTitular = (connection: Connection, { titular_id }: Pick<Dominio, 'titular_id'>) =>
  connection.selectFrom('contactos').selectAll().where('id', '=', titular_id).executeTakeFirst();

/** The handle of the holder: the same while the holder is, whatever they change of their data. */
export const handleDe = async (
  connection: Connection,
  dominio: Pick<Dominio, 'titular_id'>,
): Promise<string | null> => {
  const found = await connection
    .selectFrom('contactos')
    .select('nic_handle')
    .where('id', '=', dominio.titular_id)
    .executeTakeFirst();
  return found?.nic_handle ?? null;
};
