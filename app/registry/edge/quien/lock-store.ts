import type { Connection } from '~/database/connection.server';

/**
 * Makes the operations of one user wait for each other. First statement of its transaction: a write takes SQLite's
 * lock before anything is read, and the row's lock on PostgreSQL.
 */
export const lockUsuario = (trx: Connection, usuarioId: number) =>
  trx
    .updateTable('usuarios')
    .set((usuario) => ({ login: usuario.ref('login') }))
    .where('id', '=', usuarioId)
    .execute();
