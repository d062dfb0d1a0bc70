import type { Connection } from '~/database/connection.server';
import { listNameservers } from './store';

/** When a name changed last, as its history says. */
export async function findUltimoCambio(connection: Connection, dominioId: number): Promise<string | null> {
  const row = await connection
    .selectFrom('dominio_historia')
    .select('momento')
    .where('dominio_id', '=', dominioId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.momento ?? null;
}

/** The keys of a delegated name. */
export const listClaves = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dns_ds')
    .select(['etiqueta', 'algoritmo', 'tipo_digest as tipoDigest', 'digest'])
    .where('dominio_id', '=', dominioId)
    .orderBy('etiqueta')
    .orderBy('digest')
    .execute();

/** The keys that our servers made for a hosted name, by lines; nothing where its zone is not signed. */
export async function findClavesDeZona(connection: Connection, dominioId: number): Promise<string | null> {
  const row = await connection
    .selectFrom('dns_zonas')
    .select('ds')
    .where('dominio_id', '=', dominioId)
    .where('firmada', '=', 1)
    .executeTakeFirst();
  return row?.ds ?? null;
}

/** The name servers that a delegated name lists, with their addresses where its own zone has them. */
export async function listServidores(connection: Connection, dominioId: number) {
  const rows = await listNameservers(connection, dominioId);
  return rows.map(({ tipo_ip, ...server }) => ({ ...server, tipoIP: tipo_ip }));
}

/** The latest contact of a handle that some name has in some role. */
export const findContactoEnUso = (connection: Connection, handle: string) =>
  connection
    .selectFrom('contactos')
    .select(['nombre', 'apellido', 'direccion', 'telefono', 'email_publico', 'nic_handle'])
    .where('nic_handle', '=', handle)
    .where(({ exists, or, selectFrom }) =>
      or(
        (['titular_id', 'administrador_id', 'tecnico_id', 'financiero_id'] as const).map((column) =>
          exists(
            selectFrom('dominios').select('dominios.id').whereRef(`dominios.${column}`, '=', 'contactos.id'),
          ),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
