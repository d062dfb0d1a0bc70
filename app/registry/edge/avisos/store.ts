import type { Connection } from '~/database/connection.server';

/** The addresses of a user: of their default contact, for notices, and the provider's. */
export const findDirecciones = (connection: Connection, usuarioId: number) =>
  connection
    .selectFrom('usuarios')
    .leftJoin('contactos_predeterminados as predeterminado', 'predeterminado.usuario_id', 'usuarios.id')
    .leftJoin('contactos', 'contactos.id', 'predeterminado.contacto_id')
    .select(['usuarios.correo', 'contactos.email'])
    .where('usuarios.id', '=', usuarioId)
    .executeTakeFirst();
