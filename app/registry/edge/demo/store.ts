import type { Connection } from '~/database/connection.server';

/** A demo person, as the registry knows who calls it. */
export const findPersona = (connection: Connection, login: string) =>
  connection
    .selectFrom('usuarios')
    .select(['id', 'oid', 'login', 'nombre', 'correo', 'menos_avisos'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();

/** A charge of the demo, by what it is for. */
export const findCargo = (connection: Connection, clave: string) =>
  connection.selectFrom('cargos').select('id').where('clave', '=', clave).executeTakeFirstOrThrow();

/** Whether somebody works at the registry, or did. */
export const wasStaff = async (connection: Connection, usuarioId: number): Promise<boolean> =>
  (await connection
    .selectFrom('funcionarios')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()) !== undefined;

/** What the registry ever held in the demo. */
export const listRetenciones = (connection: Connection) =>
  connection.selectFrom('retenciones').selectAll().orderBy('id').execute();

/** What its people asked of each other. */
export const listActosPorAprobar = (connection: Connection) =>
  connection.selectFrom('actos_por_aprobar').selectAll().orderBy('id').execute();
