import type { Connection } from '~/database/connection.server';

/** A demo person, as the registry knows who calls it. */
export const findPersona = (connection: Connection, login: string) =>
  connection
    .selectFrom('usuarios')
    .select(['id', 'oid', 'login', 'nombre', 'correo', 'menos_avisos'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
