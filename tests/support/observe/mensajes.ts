import { database } from '~/database/connection.server';

/** The messages to people, newest first, deleted ones too; of one person where it is said. */
export const messages = (login?: string) =>
  database()
    .selectFrom('mensajes_usuario')
    .innerJoin('usuarios', 'usuarios.id', 'mensajes_usuario.usuario_id')
    .selectAll('mensajes_usuario')
    .$if(login !== undefined, (all) => all.where('usuarios.login', '=', login ?? ''))
    .orderBy('mensajes_usuario.creado_en', 'desc')
    .orderBy('mensajes_usuario.id', 'desc')
    .execute();

/** Every message to everybody. */
export const globalMessages = () =>
  database().selectFrom('mensajes_globales').selectAll().orderBy('id').execute();
