import type { Connection } from '~/database/connection.server';
import { retenciones } from './retenciones-store';
import { COLUMNAS_DE_ROLES } from './role-columns';
import { listNameservers } from './store';

/**
 * A name as it is stored, with what else everybody sees of it: when its history says that it changed last (being looked at is no change), the keys that our
 * servers made for it, by lines, where its zone is signed, and whether it has keys of its own (few have).
 */
export const findPublico = (connection: Connection, ascii: string) =>
  connection
    .selectFrom('dominios')
    .leftJoin('dns_zonas', (join) =>
      join.onRef('dns_zonas.dominio_id', '=', 'dominios.id').on('dns_zonas.firmada', '=', 1),
    )
    .select([
      'dominios.id',
      'dominios.nombre',
      'dominios.estado',
      'fecha_alta',
      'fecha_vencimiento',
      'fecha_eliminacion',
      'renovacion_automatica',
      'cuenta_pago_id',
      'alojado',
      'candado',
      'congelado_hasta',
      ...COLUMNAS_DE_ROLES,
      'dns_zonas.ds as clavesDeZona',
    ])
    .select(retenciones(connection))
    .select(({ exists, selectFrom }) => [
      selectFrom('dominio_historia')
        .select('momento')
        .whereRef('dominio_historia.dominio_id', '=', 'dominios.id')
        .where('suceso', '<>', 'MIRADA_DEL_REGISTRO')
        .orderBy('version', 'desc')
        .limit(1)
        .as('actualizado'),
      exists(selectFrom('dns_ds').select('etiqueta').whereRef('dns_ds.dominio_id', '=', 'dominios.id')).as(
        'tieneClaves',
      ),
      selectFrom('dominio_registradores')
        .select('bloqueado')
        .whereRef('dominio_registradores.dominio_id', '=', 'dominios.id')
        .as('bloqueado'),
    ])
    .where('dominios.nombre', '=', ascii)
    .executeTakeFirst();

/** The keys of a delegated name. */
export const listClaves = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dns_ds')
    .select(['etiqueta', 'algoritmo', 'tipo_digest as tipoDigest', 'digest'])
    .where('dominio_id', '=', dominioId)
    .orderBy('etiqueta')
    .orderBy('digest')
    .execute();

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
        COLUMNAS_DE_ROLES.map((column) =>
          exists(
            selectFrom('dominios').select('dominios.id').whereRef(`dominios.${column}`, '=', 'contactos.id'),
          ),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
