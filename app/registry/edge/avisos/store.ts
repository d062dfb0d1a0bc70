import type { Connection } from '~/database/connection.server';

/** The addresses of a user: of their default contact, for notices, and the provider's. */
export const findDirecciones = (connection: Connection, usuarioId: number) =>
  connection
    .selectFrom('usuarios')
    .leftJoin('contactos_predeterminados as predeterminado', 'predeterminado.usuario_id', 'usuarios.id')
    .leftJoin('contactos', 'contactos.id', 'predeterminado.contacto_id')
    .select(['usuarios.correo', 'contactos.email', 'contactos.email_validado_en'])
    .where('usuarios.id', '=', usuarioId)
    .executeTakeFirst();

/** The row of who signs in with an account; undefined where they never did. */
export async function findUsuarioDe(connection: Connection, oid: string): Promise<number | undefined> {
  const row = await connection.selectFrom('usuarios').select('id').where('oid', '=', oid).executeTakeFirst();
  return row?.id;
}

/** Whose contact it is, and where they are written to who have no account. */
export const findContacto = (connection: Connection, contactoId: number) =>
  connection
    .selectFrom('contactos')
    .select(['usuario_id', 'email', 'email_publico'])
    .where('id', '=', contactoId)
    .executeTakeFirst();

/** Whether somebody asked for fewer notices. */
export async function quiereMenos(connection: Connection, usuarioId: number): Promise<boolean> {
  const row = await connection
    .selectFrom('usuarios')
    .select('menos_avisos')
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  return row?.menos_avisos === 1;
}

/** Keeps whether somebody wants fewer of them. */
export const setMenosAvisos = (trx: Connection, usuarioId: number, menos: boolean) =>
  trx
    .updateTable('usuarios')
    .set({ menos_avisos: menos ? 1 : 0 })
    .where('id', '=', usuarioId)
    .execute();
