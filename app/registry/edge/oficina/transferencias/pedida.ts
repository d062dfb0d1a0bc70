import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../../domain/lifecycle';
import { findPendiente, type Solicitud } from '../../transferencias/store';

/** What another registrar asked for of a name of ours: that is for its holder to answer, or for the registry in their place. */
export async function findPedida(
  connection: Connection,
  { nombre }: Pick<Dominio, 'nombre'>,
): Promise<Solicitud | undefined> {
  const pendiente = await findPendiente(connection, nombre);
  return pendiente?.pierde === PORTAL ? pendiente : undefined;
}
